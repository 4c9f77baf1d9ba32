import { isOutOfReach } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { After } from "../platform/timer.ts";
import type { Identity, SignIn } from "./identity.ts";

/** Milliseconds for the server to answer whoever was signed in here before; a network may be there and carry nothing. */
const answerTimeout = 4_000;

/**
 * The same identity for a device that may be without a network: as long as the server gives no
 * answer, whoever was last signed in here counts as signed in. Its first answer decides again.
 *
 * @param recall who was last signed in here, or null
 */
export function recallIdentity(
  identity: Identity,
  recall: () => Promise<SignIn | null>,
  after: After,
): Identity {
  const signIn = createVariable(identity.signIn.get());
  identity.signIn.subscribe(() => signIn.set(identity.signIn.get()));

  async function remember() {
    const recalled = await recall();
    // Somebody who signed in meanwhile is known better.
    if (recalled !== null && signIn.get().status === "unknown") signIn.set(recalled);
  }

  return {
    ...identity,
    signIn,
    async refresh() {
      if (signIn.get().status !== "unknown") return identity.refresh();
      const answer = identity.refresh();
      try {
        if (await isAnswered(answer, after)) return await answer;
        await remember();
      } catch (error) {
        if (!isOutOfReach(error)) throw error;
        await remember();
      }
      return signIn.get().status === "unknown" ? answer : signIn.get();
    },
  };
}

/** Whether the answer is there before the timeout; rejects as the answer does. */
function isAnswered(answer: Promise<unknown>, after: After): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stopWaiting = after(answerTimeout, () => resolve(false));
    answer.then(() => resolve(true), reject).finally(stopWaiting);
  });
}
