import { useEffect } from "react";
import type { Identity } from "../identity/identity.ts";

/** Loads what the providers' windows need, for a screen that offers to sign in by a provider or to link one. */
export function useReadyProviders(
  identity: Pick<Identity, "prepareProviders">,
  areOffered: boolean,
): void {
  useEffect(() => {
    if (areOffered) identity.prepareProviders();
  }, [identity, areOffered]);
}
