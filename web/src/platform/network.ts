import { createVariable, type Observable } from "../api/observable.ts";

/** Whether the device has a network. With one, a server may still be out of reach. */
export interface Network {
  readonly isOnline: Observable<boolean>;
}

export function createBrowserNetwork(): Network {
  const isOnline = createVariable(navigator.onLine);
  for (const event of ["online", "offline"])
    addEventListener(event, () => isOnline.set(navigator.onLine));
  return { isOnline };
}
