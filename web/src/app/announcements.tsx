import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useObservable } from "../ui/use-observable.ts";
import type { Notice } from "./notifier.ts";
import { useServices } from "./services.ts";

/** Nothing is shown of a notice whose looks can't be fetched; it is still read out. */
const unseen = { Toasts: () => null };
/** Fetched once somebody is signed in, so that the loss of the network can be told, or with the first notice. */
const fetchToasts = () => import("../ui/toasts.tsx").catch(() => unseen);
const Toasts = lazy(async (): Promise<{ default: ComponentType<Notice> }> => ({
  default: (await fetchToasts()).Toasts,
}));

/**
 * Where notices are read out and seen. The regions are always there, because readers miss a region
 * that comes together with its text.
 */
export function Announcements() {
  const { announcements, identity } = useServices();
  const notice = useObservable(announcements);
  const isSignedIn = useObservable(identity.signIn).status === "signed-in";
  useEffect(() => {
    if (isSignedIn) void fetchToasts();
  }, [isSignedIn]);
  return (
    <>
      <div className="visually-hidden">
        <output>{notice?.kind === "success" && <span key={notice.id}>{notice.text}</span>}</output>
        <div role="alert">
          {notice?.kind === "error" && <span key={notice.id}>{notice.text}</span>}
        </div>
      </div>
      {notice !== null && (
        <Suspense>
          <Toasts {...notice} />
        </Suspense>
      )}
    </>
  );
}
