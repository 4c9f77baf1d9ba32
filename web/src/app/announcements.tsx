import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { createVariable, type Observable, type Variable } from "../api/observable.ts";
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
  const [success] = useState(() => createVariable<ReactNode>(null));
  const [error] = useState(() => createVariable<ReactNode>(null));
  const [openDialogs] = useState(() => createVariable(0));
  const [inDialog] = useState(
    <DialogRegions openDialogs={openDialogs} success={success} error={error} />,
  );
  const isInDialog = useObservable(openDialogs) > 0;
  const toasts = (kind: Kind, onShow: ToastsProps["onShow"]) =>
    latest !== null && (
      <Suspense>
        <Toasts kind={kind} latest={latest} isInDialog={isInDialog} onShow={onShow} />
      </Suspense>
    );
  return (
    <DialogNotices value={inDialog}>
      {children}
      <LiveRegions success={toasts("success", success.set)} error={toasts("error", error.set)} />
    </DialogNotices>
  );
}

/**
 * The live regions of the toasts. They are there as long as the page or the dialog: screen readers miss one that comes
 * with its text.
 */
function LiveRegions({ success, error }: Readonly<Record<Kind, ReactNode>>) {
  return (
    <div className={styles.notices}>
      <output aria-atomic="false">{success}</output>
      <div role="alert" aria-atomic="false">
        {error}
      </div>
    </div>
  );
}

interface DialogRegionsProps extends Readonly<Record<Kind, Observable<ReactNode>>> {
  readonly openDialogs: Variable<number>;
}

/** The live regions of a dialog, which counts as open as long as they are there. */
function DialogRegions({ openDialogs, success, error }: DialogRegionsProps) {
  useEffect(() => {
    openDialogs.set(openDialogs.get() + 1);
    return () => openDialogs.set(openDialogs.get() - 1);
  }, [openDialogs]);
  return <LiveRegions success={<Shown list={success} />} error={<Shown list={error} />} />;
}

function Shown({ list }: { readonly list: Observable<ReactNode> }) {
  return useObservable(list);
}
