import { useEffect, useRef, useState } from "react";
import { afterBrowserTimeout } from "../platform/timer.ts";
import { actionTime, noticeTimes } from "../ui/notify.ts";
import type { ToastsProps } from "../ui/toasts.tsx";
import styles from "./announcements.module.css";

/** Shows the latest notice without the toasts' script, which can't be loaded without a network. */
export function PlainNotice({ kind, latest, place }: ToastsProps) {
  const [endedId, setEndedId] = useState<number | null>(null);
  /** The notice of this kind whose action is neither pressed nor gone. */
  const offered = useRef<ToastsProps["latest"] | null>(null);
  useEffect(() => {
    const end = () => {
      offered.current?.action?.onUnused?.();
      offered.current = null;
    };
    // It makes room for the next one.
    if (offered.current !== latest) end();
    offered.current = latest.kind === kind ? latest : null;
    return afterBrowserTimeout(
      latest.action === null ? noticeTimes[latest.kind] : actionTime,
      () => {
        setEndedId(latest.id);
        end();
      },
    );
  }, [kind, latest]);
  if (latest.kind !== kind || latest.id === endedId) return null;
  const { text, action } = latest;
  if (action === null) return place(<p className={styles.plain}>{text}</p>);
  const press = () => {
    offered.current = null;
    setEndedId(latest.id);
    action.run();
  };
  return place(
    <p className={styles.plain}>
      {text}
      <button type="button" className={styles.action} onClick={press}>
        {action.name}
      </button>
    </p>,
  );
}
