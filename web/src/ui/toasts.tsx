import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import { noticeTimes, type Notify } from "./notify.ts";
import styles from "./toasts.module.css";

export interface ToastsProps {
  /** The kind of notices to show. */
  readonly kind: keyof Notify;
  /** The latest notice of any kind. */
  readonly latest: {
    readonly kind: keyof Notify;
    readonly text: string;
    /** Distinguishes two notices with the same text. */
    readonly id: number;
  };
}

/** Shows each notice of its kind for its time. Render it in a live region, which reads it out. */
export function Toasts({ kind, latest }: ToastsProps) {
  const { toasts, handlers } = useToaster(undefined, kind);
  useEffect(() => {
    if (latest.kind !== kind) return;
    const [id, duration] = [String(latest.id), noticeTimes[kind]];
    toast[kind](latest.text, { id, duration, removeDelay: 240, toasterId: kind });
  }, [kind, latest]);
  return (
    <div
      className={styles.toasts}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map(({ id, visible, message }) => (
        <div key={id} className={styles.toast} data-leaving={!visible}>
          {kind === "error" ? (
            <CircleAlert aria-hidden="true" />
          ) : (
            <CircleCheck aria-hidden="true" />
          )}
          {typeof message === "string" ? message : null}
        </div>
      ))}
    </div>
  );
}
