import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../../ports/mailer.ts";

/** Characters of the longest line that a message may have (RFC 5322, section 2.1.1). */
const maxLineCharacters = 998;

/**
 * A mail as nodemailer takes it, plain text first.
 *
 * @param from an address, with or without a name: `Hearten <hello@hearten.example>`
 */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object, so that nothing in it is read as a list of addresses.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    alternatives: [toPart("text/plain", mail.text), toPart("text/html", mail.html)],
    // Nobody is to answer by machine (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A text that may stand in a mail as it is does so: a link stays whole on its line. nodemailer by
 * itself encodes every text with a line of more than 76 characters.
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
