import type { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import { checkEmailAddress, checkNewPassword } from "./bounds.ts";
import { networkOf } from "./client-network.ts";
import type { ResetMails } from "./reset-mails.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import type { AnswerSignIn } from "./sign-in-routes.ts";
import { createRateLimit } from "./rate-limit.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Mails an hour that one network asks for: to one address, and in all. */
const mailsPerAddressAndNetwork = 5;
const mailsPerNetwork = 20;
/**
 * Mails an hour to one address from wherever they are asked for. It takes several networks to get
 * here: a single stranger keeps nobody from a new password.
 */
const mailsPerAddress = 20;
/** Links a minute that one network may look at. */
const checksPerNetwork = 60;

interface ResetParts {
  readonly authentication: Pick<AuthenticationProvider, "checkPasswordReset" | "resetPassword">;
  readonly resetMails: ResetMails;
  readonly guard: SignInGuard;
  readonly answerSignIn: AnswerSignIn;
}

/** Forgotten passwords. */
export function createResetRoutes(
  parts: ResetParts,
): Handlers<
  Pick<typeof authenticationEndpoints, "sendPasswordReset" | "checkPasswordReset" | "resetPassword">
> {
  const { authentication, resetMails, guard, answerSignIn } = parts;
  const pairs = createRateLimit(mailsPerAddressAndNetwork, hour);
  const addresses = createRateLimit(mailsPerAddress, hour);
  const networks = createRateLimit(mailsPerNetwork, hour);
  const checks = createRateLimit(checksPerNetwork, minute);

  return {
    async sendPasswordReset({ email }, call) {
      checkEmailAddress(email);
      const network = networkOf(call.clientAddress);
      const address = email.toLowerCase();
      pairs.consume(`${network} ${address}`);
      networks.consume(network);
      addresses.consume(address);
      resetMails.send(email);
      return {};
    },

    async checkPasswordReset({ token }, call) {
      checks.consume(networkOf(call.clientAddress));
      return { isValid: await authentication.checkPasswordReset(token) };
    },

    async resetPassword({ token, password }, call) {
      checkNewPassword(password);
      // The answer has no place for a bearer token: its caller signs in with the new password.
      const headers = new Headers(call.headers);
      headers.delete("authorization");
      const signedIn = await guard.attempt(token, call.clientAddress, () =>
        authentication.resetPassword(headers, token, password),
      );
      if (signedIn === null) return { person: null };
      const { person } = await answerSignIn(signedIn, "cookie", call);
      return { person };
    },
  };
}
