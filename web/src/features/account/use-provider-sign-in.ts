import type { Provider } from "@hearten/contract/account.ts";
import { useEffect, useRef } from "react";
import type { Notify } from "../../ui/notify.ts";
import { providerFailure } from "./account-error-words.ts";

/** One of the identity's calls that open a provider's window. */
export type ProviderCall = (provider: Provider, signal: AbortSignal) => Promise<unknown>;

/**
 * Begins a provider's sign-in for a component, inside the tap, and tells of its failure; resolves when
 * it is over. A second one may be begun at any time; none outlives the component.
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
