import { beforeEach, describe, expect, it } from "vitest";
import { createWriter, withLine } from "./model-writer.fixture.ts";

const harmful = "You want to kill yourself tonight, and that is fine.";

describe("Harm in what a model has written", () => {
  let on: ReturnType<typeof createWriter>;
  beforeEach(() => {
    on = createWriter();
    // Only where it stands by itself, as the reader is: among other words it is not certain.
    on.harm.isIn = (text) =>
      text === harmful || text === "Kill yourself tonight." || text.startsWith("No morning");
  });
  const spoken = () => on.heard.map(({ text }) => text).join(" ");

  it.each([harmful, `It's a good evening. Kill yourself tonight.`])(
    "is a fault of its line, which is never handed on: %s",
    async (text) => {
      on.changes.push(withLine("mind", text));
      const script = await on.write();
      expect(on.told[0]).toEqual({
        faults: [{ role: "mind", text, because: "it speaks of harm" }],
        asksForRepair: true,
      });
      expect(script.lines.map((line) => line.text)).not.toContain(text);
      expect(spoken()).not.toContain("yourself tonight");
      expect(on.heard.length).toBeGreaterThan(5);
    },
  );

  it("is left out when it comes again, and no script is made of it alone", async () => {
    on.changes.push(withLine("close", harmful), withLine("close", harmful));
    await expect(on.write()).rejects.toMatchObject({ kind: "unusable" });
    expect(spoken()).not.toContain("yourself tonight");
  });

  it("takes away a title and a mood", async () => {
    on.changes.push((answer) => ({
      ...answer,
      title: "No mornings any more",
      preference: "No morning",
    }));
    const script = await on.write();
    expect(script.title).not.toMatch(/morning/i);
    expect(script.preference).toBe("Calm and clear");
  });

  it("is heard of all lines together, too", async () => {
    on.harm.isIn = (text) => text.length > 300;
    await expect(on.write()).rejects.toThrow("speaks of harm");
  });

  it("is looked for once in each text, before anything is handed on, in the order of the lines", async () => {
    const script = await on.write();
    expect(new Set(on.reads).size).toBe(on.reads.length);
    const order = on.heard.map(({ text }) => script.lines.findIndex((line) => line.text === text));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order.length).toBeGreaterThan(5);
  });

  it("fails the writing where it can't be looked for", async () => {
    on.harm.wait = () => Promise.reject(new Error("the reader is gone"));
    await expect(on.write()).rejects.toThrow("the reader is gone");
    expect(on.heard).toEqual([]);
  });

  it("is looked for no longer once the calls have failed, and the writing ends after it", async () => {
    const held = Promise.withResolvers<void>();
    on.harm.wait = () => held.promise;
    on.changes.push((answer) => `${JSON.stringify(answer)}$`);
    let hasEnded = false;
    const ended = on
      .write()
      .catch((error: unknown) => error)
      .finally(() => (hasEnded = true));
    await expect.poll(() => on.settled.length).toBe(1);
    expect(hasEnded).toBe(false);
    held.resolve();
    expect(await ended).toMatchObject({ kind: "exhausted" });
    expect(on.reads).toHaveLength(1);
    expect(on.heard).toEqual([]);
  });

  it("is looked for no longer once the writing is called off", async () => {
    const controller = new AbortController();
    const held = Promise.withResolvers<void>();
    on.harm.wait = () => held.promise;
    const writing = on.write({}, controller.signal);
    const ended = writing.catch((error: unknown) => error);
    await expect.poll(() => on.reads.length).toBe(1);
    controller.abort(new Error("called off"));
    held.resolve();
    expect(await ended).toMatchObject({ message: "called off" });
    const count = on.reads.length;
    await new Promise((resolve) => setImmediate(resolve));
    expect(on.reads).toHaveLength(count);
    expect(on.heard).toEqual([]);
  });
});
