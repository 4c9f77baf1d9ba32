import type { Provider } from "@hearten/contract/account.ts";
import type { Identity } from "../identity/identity.ts";
import { useObservable } from "../ui/use-observable.ts";

/** The providers to offer: those that the server has set up, and Apple only on its own devices. */
export function useProviders(
  identity: Pick<Identity, "signIn">,
  isIos: boolean,
): readonly Provider[] {
  const signIn = useObservable(identity.signIn);
  if (signIn.status === "unknown") return [];
  return signIn.providers.filter((provider) => provider !== "apple" || isIos);
}
