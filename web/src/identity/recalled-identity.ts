import { isOutOfReach } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { Identity, SignIn } from "./identity.ts";

/**
 * The same identity for a device that may be without a network: as long as the server gives no
 * answer, whoever was last signed in here counts as signed in. Its first answer decides again.
 *
 * @param recall who was last signed in here, or null
 */
export function recallIdentity(identity: Identity, recall: () => Promise<SignIn | null>): Identity {
  const signIn = createVariable(identity.signIn.get());
  identity.signIn.subscribe(() => signIn.set(identity.signIn.get()));
  return {
    ...identity,
    signIn,
    async refresh() {
      const wasUnknown = signIn.get().status === "unknown";
      try {
        return await identity.refresh();
      } catch (error) {
        if (!isOutOfReach(error) || !wasUnknown) throw error;
        const recalled = await recall();
        // Somebody who signed in meanwhile is known better.
        if (recalled !== null && signIn.get().status === "unknown") signIn.set(recalled);
        if (signIn.get().status === "unknown") throw error;
        return signIn.get();
      }
    },
  };
}
