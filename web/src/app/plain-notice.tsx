import { useEffect, useState } from "react";
import { afterBrowserTimeout } from "../platform/timer.ts";
import { noticeTimes } from "../ui/notify.ts";
import type { ToastsProps } from "../ui/toasts.tsx";
import styles from "./announcements.module.css";

/** The latest notice of its kind where the toasts can't be fetched: without a network they still tell of it. */
export function PlainNotice({ kind, latest }: ToastsProps) {
  const [endedId, setEndedId] = useState<number | null>(null);
  useEffect(
    () => afterBrowserTimeout(noticeTimes[latest.kind], () => setEndedId(latest.id)),
    [latest],
  );
  if (latest.kind !== kind || latest.id === endedId) return null;
  return <p className={styles.plain}>{latest.text}</p>;
}
