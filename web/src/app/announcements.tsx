import { lazy, Suspense } from "react";
import { useObservable } from "../ui/use-observable.ts";
import { useServices } from "./services.ts";

/** Fetched with the first notice: most visits have none. */
const Toasts = lazy(async () => ({ default: (await import("../ui/toasts.tsx")).Toasts }));

/**
 * Where notices are read out and seen. The regions are always there, because readers miss a region
 * that comes together with its text.
 */
export function Announcements() {
  const notice = useObservable(useServices().announcements);
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
