import { setTimeout } from "node:timers/promises";
import type {
  AuthenticationProvider,
  PasswordResetMail,
} from "../ports/authentication-provider.ts";
import type { Log } from "../ports/log.ts";
import type { Mailer } from "../ports/mailer.ts";
import { composeResetMail } from "./reset-mail.ts";

/** Milliseconds that sending one mail may take. */
const sendTimeout = 30_000;
/** Milliseconds before each retry (backoff). A mail server is often away for moments only. */
const pausesBeforeRetry = [5_000, 30_000, 120_000];

/** Sends mails with a link to choose a new password, in the background. */
export interface ResetMails {
  /** Starts to send a link to the address, if it has an account. Returns at once and never fails. */
  send(email: string): void;
  /** Cancels what is waiting. Resolves when nothing is running any more. */
  close(): Promise<void>;
}

interface ResetMailParts {
  readonly authentication: Pick<AuthenticationProvider, "createPasswordReset">;
  readonly mailer: Mailer;
  /** The address of the web app. */
  readonly publicUrl: string;
  /** Tells the operator the link when the mail is only kept on this machine; null where mail is delivered. */
  readonly tellLink: ((link: string) => void) | null;
  readonly log: Log;
  readonly pauses?: readonly number[];
}

export function createResetMails(parts: ResetMailParts): ResetMails {
  const { authentication, mailer, publicUrl, tellLink, log } = parts;
  const pauses = parts.pauses ?? pausesBeforeRetry;
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function sendTo(email: string): Promise<void> {
    // The caller has its answer before this starts, so its timing does not tell if the address has an account.
    await setTimeout(0);
    const reset = await authentication.createPasswordReset(email);
    if (reset !== null) await deliver(reset);
  }

  async function deliver({ email, token, expires }: PasswordResetMail): Promise<void> {
    // In the fragment, which browsers send to nobody: no log on the way has the secret.
    const link = `${publicUrl}/reset-password#token=${encodeURIComponent(token)}`;
    const minutes = Math.round((expires.getTime() - Date.now()) / 60_000);
    const mail = composeResetMail(email, link, minutes);
    for (const pause of [0, ...pauses]) {
      await setTimeout(pause, undefined, { signal: closing.signal });
      try {
        const timeout = AbortSignal.timeout(sendTimeout);
        await mailer.send(mail, AbortSignal.any([closing.signal, timeout]));
        tellLink?.(link);
        return;
      } catch (error) {
        log.warn(reasonOf(error), "mail not sent yet");
      }
    }
    log.error({ tries: pauses.length + 1 }, "mail not sent");
  }

  return {
    send(email) {
      const sending = sendTo(email)
        .catch((error: unknown) => {
          if (!closing.signal.aborted) log.error(reasonOf(error), "mail not sent");
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
      await mailer.close();
    },
  };
}

/** The parts of an error that may be logged. The message of a mail server contains the address. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { name, code, responseCode } = error as {
    name: string;
    code?: unknown;
    responseCode?: unknown;
  }; // nodemailer's errors have more than Error's fields
  return { name, code, responseCode };
}
