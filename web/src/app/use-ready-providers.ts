import { useEffect } from "react";
import { useServices } from "./services.ts";

/** For a screen that offers to sign in by a provider, or to link one. */
export function useReadyProviders(areOffered: boolean): void {
  const { identity } = useServices();
  useEffect(() => {
    if (areOffered) identity.prepareProviders();
  }, [identity, areOffered]);
}
