import type { Provider } from "@hearten/contract/account.ts";
import { useEffect, useRef } from "react";
import type { Notify } from "../../ui/notify.ts";
import { providerFailure } from "./account-error-words.ts";

/** A call of the identity that opens a provider's window. */
export type ProviderCall = (provider: Provider, signal: AbortSignal) => Promise<unknown>;

/**
 * Returns a function that signs in by a provider and reports a failure. It resolves when the sign-in is over. Call it
 * inside the tap's event handler. A second sign-in can start at any time. Unmounting the component aborts it.
 */
export function useProviderSignIn(
  call: ProviderCall,
  notify: Pick<Notify, "error">,
): (provider: Provider) => Promise<void> {
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  return async (provider) => {
    const controller = new AbortController();
    underWay.current = controller;
    try {
      await call(provider, controller.signal);
    } catch (error) {
      const words = controller.signal.aborted ? null : providerFailure(provider, error);
      if (words !== null) notify.error(words);
    }
  };
}
