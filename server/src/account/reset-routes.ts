import type { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import type { Handlers } from "../http/contract-routes.ts";
import { createRateLimit } from "../limits/rate-limit.ts";
import type { AuthenticationProvider } from "../ports/authentication-provider.ts";
import { validateEmailAddress, validateNewPassword } from "./input-validation.ts";
import { networkOf } from "./client-network.ts";
import type { ResetMails } from "./reset-mails.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import type { AnswerSignIn } from "./sign-in-routes.ts";

const minute = 60_000;
const hour = 60 * minute;
/** Mails an hour that one network may ask for: to one address, and in all. */
const mailsPerAddressAndNetwork = 5;
const mailsPerNetwork = 20;
/**
 * Mails an hour to one address, from all networks. Only several networks together reach this limit, so a single
 * stranger can't keep anybody from a new password.
 */
const mailsPerAddress = 20;
/** Links a minute that one network may check. */
const checksPerNetwork = 60;

interface ResetParts {
  readonly authentication: Pick<AuthenticationProvider, "checkPasswordReset" | "resetPassword">;
  readonly resetMails: ResetMails;
  readonly guard: SignInGuard;
  readonly answerSignIn: AnswerSignIn;
}

/** The calls for forgotten passwords. */
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
      validateEmailAddress(email);
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
      validateNewPassword(password);
      // The answer has no field for a bearer token: such a caller signs in with the new password.
      const headers = new Headers(call.headers);
      headers.delete("authorization");
      const client = { address: call.clientAddress, knownDevice: null };
      const signedIn = await guard.attempt(token, client, () =>
        authentication.resetPassword(headers, token, password),
      );
      if (signedIn === null) return { person: null };
      const { person } = await answerSignIn(signedIn, "cookie", call);
      return { person };
    },
  };
}
