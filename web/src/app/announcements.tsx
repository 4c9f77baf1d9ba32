import { type ComponentType, lazy, Suspense, useEffect } from "react";
import type { Identity } from "../identity/identity.ts";
import type { ToastsProps } from "../ui/toasts.tsx";
import { useObservable } from "../ui/use-observable.ts";
import styles from "./announcements.module.css";
import type { Announcements as Latest } from "./notifier.ts";
import { PlainNotice } from "./plain-notice.tsx";

/** Loaded at sign-in, or with the first notice. Without a network it can't be loaded: then notices are plain text. */
const fetchToasts = () => import("../ui/toasts.tsx").catch(() => ({ Toasts: PlainNotice }));
const Toasts = lazy(async (): Promise<{ default: ComponentType<ToastsProps> }> => ({
  default: (await fetchToasts()).Toasts,
}));

interface AnnouncementsProps {
  readonly announcements: Latest;
  readonly identity: Pick<Identity, "signIn">;
}

/**
 * The toasts and their live regions. The regions are always there: screen readers miss one that comes with
 * its text.
 */
export function Announcements({ announcements, identity }: AnnouncementsProps) {
  const latest = useObservable(announcements);
  const isSignedIn = useObservable(identity.signIn).status === "signed-in";
  useEffect(() => {
    if (isSignedIn) void fetchToasts();
  }, [isSignedIn]);
  const toasts = (kind: ToastsProps["kind"]) =>
    latest !== null && (
      <Suspense>
        <Toasts kind={kind} latest={latest} />
      </Suspense>
    );
  return (
    <div className={styles.notices}>
      <output aria-atomic="false">{toasts("success")}</output>
      <div role="alert" aria-atomic="false">
        {toasts("error")}
      </div>
    </div>
  );
}
