import { setTimeout } from "node:timers/promises";
import type {
  AuthenticationProvider,
  PasswordResetMail,
} from "../ports/authentication-provider.ts";
import type { Log } from "../ports/log.ts";
import type { Mailer } from "../ports/mailer.ts";
import { composeResetMail } from "./reset-mail.ts";

/** Milliseconds that handing over one mail may take. */
const sendTimeout = 30_000;
/** Milliseconds before each further try: a mail server is away for moments, a link for longer. */
const pausesBeforeRetry = [5_000, 30_000, 120_000];

/** Sends the links of forgotten passwords, beside whatever asked for them. */
export interface ResetMails {
  /** Sees to it that the address gets a link, if it has an account. Tells nobody, and never fails. */
  send(email: string): void;
  /** Gives up what is waiting; resolves when nothing is under way. */
  close(): Promise<void>;
}

interface ResetMailParts {
  readonly authentication: Pick<AuthenticationProvider, "createPasswordReset">;
  readonly mailer: Mailer;
  /** Where the web app is reached. */
  readonly publicUrl: string;
  /** Tells the operator the link of a mail that nobody delivers; null where somebody does. */
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
    // Whoever asked has had the same answer for every address before any work for this one.
    await setTimeout(0);
    const reset = await authentication.createPasswordReset(email);
    if (reset !== null) await deliver(reset);
  }

  async function deliver({ email, token, expires }: PasswordResetMail): Promise<void> {
    const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
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

/** What a log may hold of a failure: the message of a mail server names the address. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { name, code, responseCode } = error as {
    name: string;
    code?: unknown;
    responseCode?: unknown;
  }; // nodemailer's errors have more than Error's fields
  return { name, code, responseCode };
}
