import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import type { Product } from "./product.ts";

/** The mails that the product has put into its outbox for an address, the oldest first. */
export async function mailsTo(product: Product, email: string): Promise<readonly string[]> {
  const outbox = join(product.dataDir, "outbox");
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.toSorted().map((name) => readFile(join(outbox, name), "utf8")),
  );
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

/** Waits for the mail of that number and answers the path of the link in it. */
export async function resetLink(product: Product, email: string, number = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(product, email)).length).toBe(number);
  const mail = (await mailsTo(product, email)).at(-1) ?? "";
  // Quoted-printable (RFC 2045, section 6.7).
  const text = mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  const link = text.match(/\/reset-password\?token=[\w.~-]+/)?.[0];
  if (link === undefined) throw new Error(`No link in the mail:\n${mail}`);
  return link;
}
