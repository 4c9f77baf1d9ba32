import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { describeMailer } from "../../ports/mailer.suite.ts";
import { createOutbox } from "./outbox.ts";

const from = "Hearten <hello@hearten.example>";
const made: string[] = [];

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "hearten-outbox-"));
  made.push(directory);
  return join(directory, "outbox");
}
afterEach(async () => {
  for (const directory of made.splice(0)) await rm(directory, { recursive: true });
});

describeMailer("The outbox", async () => {
  const directory = await makeDirectory();
  return {
    mailer: await createOutbox(directory, from),
    readMessages: async () => {
      const names = (await readdir(directory)).toSorted();
      return Promise.all(names.map((name) => readFile(join(directory, name), "utf8")));
    },
    breakDown: () => rm(directory, { recursive: true }),
  };
});

describe("The outbox", () => {
  it("has one file a mail, which sort by time and are the owner's alone", async () => {
    const directory = await makeDirectory();
    const outbox = await createOutbox(directory, from);
    const { signal } = new AbortController();
    for (const to of ["a@example.com", "b@example.com", "c@example.com"]) {
      await outbox.send({ to, subject: to, text: "Hello", html: "<p>Hello</p>" }, signal);
      // Names differ by the millisecond.
      const sent = Date.now();
      await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(sent);
    }
    const names = (await readdir(directory)).toSorted();
    expect(names).toHaveLength(3);
    for (const [index, name] of names.entries()) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/);
      expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600);
      const text = await readFile(join(directory, name), "utf8");
      expect(text).toContain(`Subject: ${"abc"[index]}@example.com`);
    }
  });

  it("makes its directory, the owner's alone, takes up one that is there, and says when it is gone", async () => {
    const directory = join(await makeDirectory(), "mails");
    await createOutbox(directory, from);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    const outbox = await createOutbox(directory, from);
    await rm(directory, { recursive: true });
    const mail = { to: "ann@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
    const sending = outbox.send(mail, new AbortController().signal);
    await expect(sending).rejects.toThrow("open");
  });

  it("writes nothing of a mail that is called off while it is composed", async () => {
    const directory = await makeDirectory();
    const outbox = await createOutbox(directory, from);
    const calling = new AbortController();
    const mail = { to: "ann@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
    const sending = outbox.send(mail, calling.signal);
    calling.abort();
    await expect(sending).rejects.toMatchObject({ name: "AbortError" });
    expect(await readdir(directory)).toEqual([]);
  });
});
