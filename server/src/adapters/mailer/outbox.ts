import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "../../ports/mailer.ts";
import { toMessage } from "./message.ts";

/**
 * Writes each mail into a directory, as an `.eml` file (RFC 5322) that somebody can read there. The file names sort by
 * time.
 *
 * @param directory created if it is missing
 */
export async function createOutbox(directory: string, from: string): Promise<Mailer> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return {
    async send(mail, signal) {
      signal.throwIfAborted();
      // Loaded with the first mail, so that the server starts faster.
      const { createTransport } = await import("nodemailer");
      const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await composer.sendMail(toMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed as a whole.");
      signal.throwIfAborted();
      await writeWhole(join(directory, nameAt(new Date())), message);
    },
    close: async () => undefined,
  };
}

/** Such as `2026-11-21T10-15-00.123Z-9f86d081.eml`, without colons because of some file systems. */
function nameAt(moment: Date): string {
  return `${moment.toISOString().replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.eml`;
}

/** Writes a file atomically: under its name it is whole or not there. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.part`;
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
