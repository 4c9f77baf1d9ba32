import { isOutOfReach } from "../api/api-error.ts";
import { createVariable } from "../api/observable.ts";
import type { After } from "../platform/timer.ts";
import type { Identity, SignIn } from "./identity.ts";

/** Milliseconds to wait for the server before the stored sign-in is used: a network may be there and not work. */
const answerTimeout = 4_000;

/**
 * Adds offline use to an identity. While the server gives no answer, the person who was last signed in on this device
 * counts as signed in. The first answer replaces this.
 *
 * @param recall returns the last sign-in on this device, or null
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
    // Unless somebody has signed in meanwhile.
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

/** Whether the answer comes before the timeout. Rejects like the answer. */
function isAnswered(answer: Promise<unknown>, after: After): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stopWaiting = after(answerTimeout, () => resolve(false));
    answer.then(() => resolve(true), reject).finally(stopWaiting);
  });
}
