import { describe, expect, it } from "vitest";
import type { Mail, Mailer } from "../ports/mailer.ts";
import { createResetMails } from "./reset-mails.ts";

const email = "ann@example.com";

function createFixture(faults: readonly unknown[], tellsLinks = true) {
  const left = [...faults];
  const sent: Mail[] = [];
  const links: string[] = [];
  const lookedUp: string[] = [];
  const logged: { fields: object; message: string }[] = [];
  let isClosed = false;
  const mailer: Mailer = {
    async send(mail) {
      const fault = left.shift();
      if (fault !== undefined) throw fault;
      sent.push(mail);
    },
    close: async () => {
      isClosed = true;
    },
  };
  const note = (fields: object, message: string) => void logged.push({ fields, message });
  const mails = createResetMails({
    authentication: {
      async createPasswordReset(address) {
        lookedUp.push(address);
        if (address !== email) return null;
        return { email, token: "a-token_0", expires: new Date(Date.now() + 30 * 60_000) };
      },
    },
    mailer,
    publicUrl: "https://hearten.example",
    tellLink: tellsLinks ? (link) => void links.push(link) : null,
    log: { debug: note, info: note, warn: note, error: note },
    pauses: [1, 1],
  });
  return { mails, sent, links, lookedUp, logged, isClosed: () => isClosed };
}

/** Such as nodemailer throws. */
const refusal = Object.assign(new Error(`550 no such user <${email}>`), {
  code: "EENVELOPE",
  responseCode: 550,
});
const link = "https://hearten.example/reset-password#token=a-token_0";

describe("The mail with a link for a new password", () => {
  it("goes to the address, with the link on a line of its own and how long it holds", async () => {
    const { mails, sent, links } = createFixture([]);
    mails.send(email);
    await expect.poll(() => sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.to).toBe(email);
    expect(mail?.text.split("\n")).toContain(link);
    expect(mail?.text).toContain("once, for the next 30 minutes");
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toMatch(/^[\n\x20-\x7e]*$/);
    expect(links).toEqual([link]);
  });

  it("is begun only when whoever asked has been answered", async () => {
    const { mails, lookedUp } = createFixture([]);
    mails.send(email);
    await Promise.resolve();
    expect(lookedUp).toEqual([]);
    await expect.poll(() => lookedUp).toEqual([email]);
  });

  it("goes to nobody without an account", async () => {
    const { mails, sent, logged } = createFixture([]);
    mails.send("nobody@example.com");
    await mails.close();
    expect([sent, logged]).toEqual([[], []]);
  });

  it("is tried again when the mail server is away, and no address is logged", async () => {
    const { mails, sent, logged } = createFixture([refusal, refusal]);
    mails.send(email);
    await expect.poll(() => sent).toHaveLength(1);
    expect(logged).toHaveLength(2);
    expect(logged[0]?.fields).toEqual({ name: "Error", code: "EENVELOPE", responseCode: 550 });
    expect(JSON.stringify(logged)).not.toContain(email);
  });

  it("is given up after some tries", async () => {
    const { mails, sent, links, logged } = createFixture([refusal, refusal, refusal, refusal]);
    mails.send(email);
    await expect
      .poll(() => logged.at(-1))
      .toEqual({ fields: { tries: 3 }, message: "mail not sent" });
    expect([sent, links]).toEqual([[], []]);
  });

  it("is not logged when a mail server delivers it", async () => {
    const { mails, sent, logged } = createFixture([], false);
    mails.send(email);
    await expect.poll(() => sent).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain("a-token_0");
  });

  it("does not keep the server from stopping", async () => {
    const { mails, sent, logged, isClosed } = createFixture([refusal, refusal, refusal]);
    mails.send(email);
    await mails.close();
    expect(isClosed()).toBe(true);
    expect(sent).toEqual([]);
    expect(logged.every(({ message }) => message === "mail not sent yet")).toBe(true);
  });
});
