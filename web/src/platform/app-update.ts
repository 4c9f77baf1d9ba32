import { createVariable, type Observable } from "../api/observable.ts";
import type { After } from "./timer.ts";

/** Milliseconds to wait until the new service worker has taken over. Some browsers never report it. */
const takeoverTimeout = 3_000;

/** A newer version of the app that is downloaded and waits to replace the open one. */
export interface AppUpdate {
  readonly isReady: Observable<boolean>;
  /** Asks the server for a newer version. */
  check(): void;
  /**
   * Activates the newer version, if there is one, and then loads the page, once.
   *
   * @param load loads the page; the default reloads it at its address
   */
  apply(load?: () => void): void;
}

export interface AppUpdateDependencies {
  /** Null if the browser has no service workers. */
  readonly workers: ServiceWorkerContainer | null;
  readonly after: After;
  readonly reload: () => void;
}

export function createAppUpdate({ workers, after, reload }: AppUpdateDependencies): AppUpdate {
  const isReady = createVariable(false);
  let registration: ServiceWorkerRegistration | null = null;
  let isLeaving = false;

  if (workers !== null) void follow(workers);

  async function follow({ ready }: ServiceWorkerContainer): Promise<void> {
    const followed = await ready;
    registration = followed;
    const watch = () => followed.installing?.addEventListener("statechange", tell);
    followed.addEventListener("updatefound", watch);
    watch();
    tell();
  }

  function tell() {
    isReady.set((registration?.waiting ?? null) !== null);
  }

  return {
    isReady,
    check: () => void registration?.update().catch(() => {}),
    apply(load = reload) {
      const leave = () => {
        if (!isLeaving) load();
        isLeaving = true;
      };
      const waiting = registration?.waiting;
      if (!waiting) return leave();
      workers?.addEventListener("controllerchange", leave);
      after(takeoverTimeout, leave);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
      waiting.postMessage("activate");
    },
  };
}
