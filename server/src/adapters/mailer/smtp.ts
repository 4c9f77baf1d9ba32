import { isIP } from "node:net";
import type { Mailer } from "../../ports/mailer.ts";
import { toMessage } from "./message.ts";

/** Milliseconds until the server must have been reached, must have greeted, and may be silent. */
const connectionTimeout = 10_000;
const greetingTimeout = 10_000;
const socketTimeout = 20_000;

/**
 * Hands each mail to an SMTP server. A server that is not on this machine is talked to over TLS or
 * not at all: `smtps` begins with it, `smtp` changes to it (STARTTLS) before anything is told.
 *
 * @param address such as `smtps://name:password@smtp.example` or `smtp://localhost:1025`
 */
export function createSmtpMailer(address: string, from: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === "smtps:";
  const options = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isOnThisMachine(hostname),
    // A local relay's certificate is nobody's.
    ignoreTLS: !secure && isOnThisMachine(hostname),
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout,
    greetingTimeout,
    socketTimeout,
  };
  return {
    async send(mail, signal) {
      signal.throwIfAborted();
      // Nobody waits for a mail at the start of the server.
      const { createTransport } = await import("nodemailer");
      // Each mail has a connection of its own, which ends with it.
      await createTransport(options).sendMail({ ...toMessage(mail, from), signal });
    },
    close: async () => undefined,
  };
}

function isOnThisMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || (isIP(host) === 4 && host.startsWith("127."));
}
