import { createAuthor, type Script as Written } from "@hearten/simulated-providers/author.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryHost } from "../studio/studio-host.fixture.ts";
import { readingOf, toldGoal } from "@hearten/reading/reading.fixture.ts";
import { loadInstructions } from "./load-instructions.ts";
import { commission, createWriter, withLine } from "./model-writer.fixture.ts";
import { planScript } from "./plan-script.ts";
import { answerSchema } from "./script-answer.ts";

const author = createAuthor();
/** Has the model go on when it should end. */
const withMore = (answer: Written) => ({
  ...answer,
  lines: [...answer.lines, ...author.write({ lines: [{ role: "close", count: 150 }] }).lines],
});
const withoutPart = (role: string) => (answer: Written) => ({
  ...answer,
  lines: answer.lines.filter((line) => line.role !== role),
});
const bad = withLine("mind", "Let it **all** go for now.");

describe("The calls of a writer that asks a model", () => {
  let on: ReturnType<typeof createWriter>;
  beforeEach(() => {
    on = createWriter(author);
  });

  it("reserve a token for each byte of what is sent, the schema included, and for all that may come", async () => {
    await on.write({ description: "Завтра выступление, и я не сплю" });
    const [prompt] = on.prompts;
    const sent = `${loadInstructions()}${prompt?.content}${JSON.stringify(answerSchema)}`;
    const bytes = new TextEncoder().encode(sent).length;
    expect(bytes).toBeGreaterThan(sent.length);
    expect(on.permitted[0]?.dollars).toBeCloseTo(
      bytes * 1e-6 + (prompt?.maxTokens ?? 0) * 2e-6,
      12,
    );
  });

  it("let the longest script do with 4,096 tokens, where a server allows no more", async () => {
    const told = toldGoal("You sleep well.", "I sleep well.", "sleep");
    await on.write({
      length: 5,
      words: 400,
      goals: ["a", "b", "c"],
      reading: readingOf({ goals: [told, told, told] }),
    });
    expect(on.prompts[0]?.leastTokens).toBeLessThanOrEqual(4_096);
    expect(on.prompts[0]?.maxTokens).toBeGreaterThan(8_000);
  });

  it("hand on no more lines of a part than were planned, none twice, and end with twice the plan", async () => {
    on.changes.push(withMore);
    const script = await on.write();
    const plan = planScript(commission);
    for (const { role, count } of plan)
      expect(on.heard.filter((line) => line.role === role).length).toBeLessThanOrEqual(count);
    expect(new Set(on.heard.map(({ text }) => text)).size).toBe(on.heard.length);
    // It was hung up on, so nobody has told the usage.
    expect(on.settled).toEqual([{ dollars: on.permitted[0]?.dollars, fault: "unusable" }]);
    expect(script.lines.length).toBeLessThan(20);
  });

  it("hand on a line once where the model says it twice", async () => {
    on.changes.push((answer) => ({
      ...answer,
      lines: answer.lines.flatMap((line) => (line.role === "mind" ? [line, line] : [line])),
    }));
    await on.write();
    expect(new Set(on.heard.map(({ text }) => text)).size).toBe(on.heard.length);
  });

  it.each(["opening", "mind", "goal-1", "said-along", "close"])(
    "come to nothing when a part has no line after the repair: %s",
    async (role) => {
      on.changes.push(withoutPart(role), withoutPart(role));
      await expect(on.write()).rejects.toMatchObject({ kind: "unusable" });
      expect(on.prompts).toHaveLength(2);
    },
  );

  it("tell what was found faulty once for each answer, and whether it is asked for again", async () => {
    await on.write();
    expect(on.told).toEqual([{ faults: [], asksForRepair: false }]);
    on.told.length = 0;
    on.changes.push((answer) => bad(withoutPart("close")(answer)), bad);
    await on.write({ id: "two" });
    const because = "it has markup, brackets or signs";
    const faulty = { role: "mind", text: "Let it **all** go for now.", because };
    const missing = { role: "close", text: null, because: "it is missing" };
    expect(on.told).toEqual([
      { faults: [faulty, missing], asksForRepair: true },
      { faults: [faulty], asksForRepair: false },
    ]);
  });
});

describe("A process that dies in a repair", () => {
  /** What both processes keep. */
  let memory: ReturnType<typeof createMemoryHost>;
  beforeEach(async () => {
    memory = createMemoryHost();
    const dying = createWriter(author, memory);
    dying.changes.push(bad, () => {
      throw new Error("killed");
    });
    await dying.write().catch(() => undefined);
  });

  it("has written nothing yet, after one answer", () => {
    expect(memory.settled.map(({ dollars }) => dollars)).toEqual([0.002, expect.any(Number)]);
  });

  it("has the draft kept, so that the next one asks for the repair alone", async () => {
    const next = createWriter(author, memory);
    const script = await next.write();
    expect(next.prompts.map(({ content }) => "repair" in JSON.parse(content))).toEqual([true]);
    expect(script.lines.map(({ text }) => text).join(" ")).not.toContain("*");
    expect(next.heard.length).toBeGreaterThan(5);
  });

  it("keeps it in the inspiration's folder, for these words alone", async () => {
    expect([...memory.kept.keys()]).toEqual([
      expect.stringMatching(/^inspirations\/one\/draft\/[0-9a-f]{32}\.json$/),
    ]);
    for (const changed of [{ description: "Another day" }, { goals: ["I sing"] }, { words: 80 }]) {
      const next = createWriter(author, memory);
      await next.write(changed);
      expect(JSON.parse(next.prompts[0]?.content ?? "")).not.toHaveProperty("repair");
    }
  });

  it("passes over one that can't be read", async () => {
    for (const key of memory.kept.keys()) memory.kept.set(key, new TextEncoder().encode("{"));
    const next = createWriter(author, memory);
    await next.write();
    expect(JSON.parse(next.prompts[0]?.content ?? "")).not.toHaveProperty("repair");
  });

  it("keeps none of a script that needs no repair", async () => {
    memory.kept.clear();
    await createWriter(author, memory).write();
    expect(memory.kept.size).toBe(0);
  });
});
