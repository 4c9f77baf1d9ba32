import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mail, Mailer } from "./mailer.ts";

/** A mailer, and what has been handed over by it so far: whole messages, the oldest first. */
export interface MailerUnderTest {
  readonly mailer: Mailer;
  readMessages(): Promise<readonly string[]>;
  /** Lets every further mail fail. */
  breakDown(): Promise<void>;
}

const mail: Mail = {
  to: "ann@example.com",
  subject: "Choose a new password",
  text: `Hello,\n\nhttps://hearten.example/reset-password#token=${"x".repeat(60)}\n`,
  html: "<p>Hello</p>",
};

/** What every mailer keeps to. */
export function describeMailer(name: string, create: () => Promise<MailerUnderTest>): void {
  describe(`${name} as a mailer`, () => {
    let under: MailerUnderTest;
    const never = new AbortController().signal;

    beforeEach(async () => {
      under = await create();
    });
    afterEach(() => under.mailer.close());

    it("hands over one message with both forms of the text", async () => {
      await under.mailer.send(mail, never);
      const [message = "", ...others] = await under.readMessages();
      expect(others).toEqual([]);
      expect(message).toMatch(/^To: ann@example\.com\r$/m);
      expect(message).toMatch(/^From: Hearten <hello@hearten\.example>\r$/m);
      expect(message).toMatch(/^Subject: Choose a new password\r$/m);
      expect(message).toMatch(/^Date: .+\r$/m);
      expect(message).toMatch(/^Message-ID: <.+>\r$/m);
      expect(message).toContain("multipart/alternative");
      expect(message.indexOf("text/plain")).toBeLessThan(message.indexOf("text/html"));
      expect(message).toContain("<p>Hello</p>");
      expect(message).not.toMatch(/[^\r]\n/);
    });

    it("leaves a long link whole on its line", async () => {
      await under.mailer.send(mail, never);
      const [message = ""] = await under.readMessages();
      const link = `https://hearten.example/reset-password#token=${"x".repeat(60)}`;
      expect(message.split("\r\n")).toContain(link);
    });

    it("carries what is not ASCII", async () => {
      await under.mailer.send({ ...mail, text: "Grüße 🌅", html: "<p>Grüße</p>" }, never);
      const [message = ""] = await under.readMessages();
      expect(Buffer.byteLength(message)).toBe(message.length);
      const base64 = Buffer.from("Grüße 🌅").toString("base64");
      expect(message.includes(base64) || message.includes("Gr=C3=BC=C3=9Fe")).toBe(true);
    });

    it("takes no second recipient and no further header from an address or a subject", async () => {
      const subject = "Hello\r\nBcc: eve@example.com";
      await under.mailer.send({ ...mail, subject }, never);
      const sneaky = { ...mail, to: "ann@example.com, eve@example.com" };
      await under.mailer.send(sneaky, never).catch(() => undefined);
      for (const message of await under.readMessages())
        expect(message).not.toMatch(/^(?:Bcc:|To:[^"\r]*,)/m);
    });

    it("hands nothing over once it has been called off", async () => {
      const sending = under.mailer.send(mail, AbortSignal.abort());
      await expect(sending).rejects.toMatchObject({ name: "AbortError" });
      expect(await under.readMessages()).toEqual([]);
    });

    it("says so when a mail can't be handed over", async () => {
      await under.breakDown();
      await expect(under.mailer.send(mail, never)).rejects.toBeInstanceOf(Error);
    });
  });
}
