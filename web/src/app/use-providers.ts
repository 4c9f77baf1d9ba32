import type { Provider } from "@hearten/contract/account.ts";
import { useObservable } from "../ui/use-observable.ts";
import { useServices } from "./services.ts";

/** The providers that a person can use here: those that are set up, and Apple only on its own devices. */
export function useProviders(): readonly Provider[] {
  const { identity, isIos } = useServices();
  const signIn = useObservable(identity.signIn);
  if (signIn.status === "unknown") return [];
  return signIn.providers.filter((provider) => provider !== "apple" || isIos);
}
