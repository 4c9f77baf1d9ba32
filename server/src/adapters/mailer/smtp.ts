import { isLoopback } from "../../network/loopback.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { toMessage } from "./message.ts";

/** Milliseconds to connect, to wait for the greeting, and for which the server may be silent. */
const connectionTimeout = 10_000;
const greetingTimeout = 10_000;
const socketTimeout = 20_000;

/**
 * What nodemailer is told of a server. One on another machine must use TLS: `smtps` starts with it, and `smtp` switches
 * to it (STARTTLS) before anything is sent. Where no port is named it is 465 (RFC 8314, section 3.3) or 587 (RFC 6409,
 * section 3.1).
 *
 * @param address such as `smtps://name:password@smtp.example` or `smtp://localhost:1025`
 * @throws TypeError for what is no address
 */
export function toServerOptions(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === "smtps:";
  const isLocal = isLoopback(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLocal,
    // A local relay has no valid certificate.
    ignoreTLS: !secure && isLocal,
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/**
 * Sends each mail to an SMTP server.
 *
 * @param address as `toServerOptions` takes it, with its errors
 */
export function createSmtpMailer(address: string, from: string): Mailer {
  const options = {
    ...toServerOptions(address),
    connectionTimeout,
    greetingTimeout,
    socketTimeout,
  };
  return {
    async send(mail, signal) {
      signal.throwIfAborted();
      // Loaded with the first mail, so that the server starts faster.
      const { createTransport } = await import("nodemailer");
      // Each mail has its own connection, which is closed after it.
      await createTransport(options).sendMail({ ...toMessage(mail, from), signal });
    },
    close: async () => undefined,
  };
}
