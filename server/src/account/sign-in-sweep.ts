import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import type { Log } from "../ports/log.ts";
import type { Sweep } from "../sweeps/repeat-sweep.ts";
import { revocationRetryPeriod, revocationTimeout } from "./revocation.ts";

interface SignInSweepParts {
  readonly authentication: Pick<
    AuthenticationProvider,
    "removeExpired" | "listRemovedTokens" | "forgetRemovedToken" | "revokeProviderToken"
  >;
  readonly log: Log;
  readonly now?: () => number;
}

/** Removes sign-ins and links whose time is over, and revokes the tokens of sign-in methods that were removed. */
export function createSignInSweep({
  authentication,
  log,
  now = Date.now,
}: SignInSweepParts): Sweep {
  async function revokeRemovedTokens(signal: AbortSignal): Promise<void> {
    for (const { token, removedAt } of await authentication.listRemovedTokens()) {
      if (signal.aborted) return;
      try {
        const timeout = AbortSignal.timeout(revocationTimeout);
        await authentication.revokeProviderToken(token, AbortSignal.any([signal, timeout]));
      } catch (error) {
        log.warn({ error }, "provider token not revoked yet");
        if (now() - removedAt.getTime() <= revocationRetryPeriod) continue;
      }
      await authentication.forgetRemovedToken(token);
    }
  }

  return {
    async resume(signal) {
      try {
        await authentication.removeExpired();
        await revokeRemovedTokens(signal);
        return true;
      } catch (error) {
        log.error({ error }, "sign-ins not swept");
        return false;
      }
    },
  };
}
