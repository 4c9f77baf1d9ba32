import * as v from "valibot";

/** Where mail goes when no server takes it: files that somebody on this machine reads. */
const localSender = "Hearten <hello@localhost>";

const address = /^[^\s<>@,]+@[^\s<>@,]+$/;

export const mailVariables = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        isSmtpAddress,
        "must be a mail server's address such as smtps://name:password@smtp.example.",
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => address.test(/^[^<>"\r\n]*<(.*)>$/.exec(text)?.[1] ?? text),
        "must be an address such as Hearten <hello@hearten.example>.",
      ),
    ),
  ),
};

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return (
    ["smtp:", "smtps:"].includes(protocol) &&
    hostname !== "" &&
    ["", "/"].includes(pathname) &&
    search + hash === ""
  );
}

const variables = v.object(mailVariables);

/** How mail is sent; without a server it is put into the outbox. */
export function toMail({ SMTP_URL, MAIL_FROM }: v.InferOutput<typeof variables>) {
  return Object.freeze({ smtpUrl: SMTP_URL ?? null, from: MAIL_FROM ?? localSender });
}

/** A mail server without a sender, said in one plain sentence. */
export function findHalfMail(given: Readonly<Record<string, unknown>>): string[] {
  if (given["SMTP_URL"] === undefined || given["MAIL_FROM"] !== undefined) return [];
  return ["MAIL_FROM is missing: a mail server needs to know who sends."];
}
