import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../../ports/mailer.ts";

/** Characters that a line of a message may have (RFC 5322, section 2.1.1). */
const maxLineCharacters = 998;

/**
 * Converts a mail to what nodemailer takes, with the plain text first.
 *
 * @param from an address, with or without a name: `Hearten <hello@hearten.example>`
 */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object, so that nodemailer does not read a list of addresses.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    alternatives: [toPart("text/plain", mail.text), toPart("text/html", mail.html)],
    // Tells other programs not to answer automatically (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Leaves a plain ASCII text as it is, so that a link stays whole on its line. nodemailer would encode every text that
 * has a line of more than 76 characters.
 */
function toPart(type: string, text: string) {
  const contentType = `${type}; charset=utf-8`;
  const lines = text.trimEnd().split(/\r?\n/);
  const isPlain = lines.every(
    (line) => line.length <= maxLineCharacters && /^[\t\x20-\x7e]*$/.test(line),
  );
  if (!isPlain) return { contentType, content: text };
  const headers = [`Content-Type: ${contentType}`, "Content-Transfer-Encoding: 7bit"];
  return { raw: [...headers, "", ...lines, ""].join("\r\n") };
}
