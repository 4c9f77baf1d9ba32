import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefCallback,
  Suspense,
  useEffect,
  useState,
} from "react";
import { createPortal } from "react-dom";
import type { Identity } from "../identity/identity.ts";
import { DialogNotices } from "../ui/dialog-notices.ts";
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

type Kind = ToastsProps["kind"];

interface AnnouncementsProps {
  readonly announcements: Latest;
  readonly identity: Pick<Identity, "signIn">;
  /** The page. An open dialog of it shows the toasts in its place. */
  readonly children: ReactNode;
}

/** A page and its toasts. */
export function Announcements({ announcements, identity, children }: AnnouncementsProps) {
  const latest = useObservable(announcements);
  const isSignedIn = useObservable(identity.signIn).status === "signed-in";
  useEffect(() => {
    if (isSignedIn) void fetchToasts();
  }, [isSignedIn]);
  const [successInDialog, setSuccessInDialog] = useState<HTMLElement | null>(null);
  const [errorInDialog, setErrorInDialog] = useState<HTMLElement | null>(null);
  const [inDialog] = useState(
    <LiveRegions success={{ ref: setSuccessInDialog }} error={{ ref: setErrorInDialog }} />,
  );
  /** @param region an open dialog's, which shows the toasts in place of the page's; null without a dialog */
  const toasts = (kind: Kind, region: HTMLElement | null) =>
    latest !== null && (
      <Suspense>
        <Toasts
          kind={kind}
          latest={latest}
          place={(list) => (region === null ? list : createPortal(list, region))}
        />
      </Suspense>
    );
  return (
    <DialogNotices value={inDialog}>
      {children}
      <LiveRegions
        success={{ children: toasts("success", successInDialog) }}
        error={{ children: toasts("error", errorInDialog) }}
      />
    </DialogNotices>
  );
}

interface Region {
  readonly ref?: RefCallback<HTMLElement>;
  readonly children?: ReactNode;
}

/**
 * The live regions of the toasts. They are there as long as the page or the dialog: screen readers miss one that comes
 * with its text.
 */
function LiveRegions({ success, error }: Readonly<Record<Kind, Region>>) {
  return (
    <div className={styles.notices}>
      <output {...success} aria-atomic="false" />
      <div {...error} role="alert" aria-atomic="false" />
    </div>
  );
}
