import { createVariable, type Observable } from "../api/observable.ts";

/** Whether the device has a network. With one, a server may still be out of reach. */
export interface Network {
  readonly isOnline: Observable<boolean>;
}

export function createBrowserNetwork(): Network {
  const isOnline = createVariable(navigator.onLine);
  // Not by `navigator.onLine`: a busy page hears of a network that was gone for a moment when it is back already.
  addEventListener("online", () => isOnline.set(true));
  addEventListener("offline", () => isOnline.set(false));
  return { isOnline };
}
