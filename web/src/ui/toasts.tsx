import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import type { Notify } from "./notify.ts";
import styles from "./toasts.module.css";

interface ToastsProps {
  /** The latest to show. */
  readonly kind: keyof Notify;
  readonly text: string;
  /** Different for each. */
  readonly id: number;
}

/** Milliseconds. */
const durations: Readonly<Record<keyof Notify, number>> = { error: 4000, success: 2000 };

/**
 * Shows each text that it is given for its time. Hidden from assistive technology: whoever shows one
 * writes its text into a live region too.
 */
export function Toasts({ kind, text, id }: ToastsProps) {
  const { toasts, handlers } = useToaster();
  useEffect(() => {
    toast[kind](text, { id: String(id), duration: durations[kind], removeDelay: 240 });
  }, [kind, text, id]);
  return (
    <div
      className={styles.toasts}
      aria-hidden="true"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map(({ id, type, visible, message }) => (
        <div key={id} className={styles.toast} data-leaving={!visible}>
          {type === "error" ? <CircleAlert /> : <CircleCheck />}
          {typeof message === "string" ? message : null}
        </div>
      ))}
    </div>
  );
}
