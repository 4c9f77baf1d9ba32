import { createAuthor } from "@hearten/simulated-providers/author.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { describeWriter } from "../../ports/writer.suite.ts";
import { commission, createWriter, withLine } from "./model-writer.fixture.ts";

// One for all: a model doesn't write the same twice.
const author = createAuthor();
describeWriter("model", () => createWriter(author).writer);

describe("A writer that asks a model", () => {
  let on: ReturnType<typeof createWriter>;
  beforeEach(() => {
    on = createWriter();
  });
  /** The title when the model's own can't be used. */
  const plainTitleOf = async (id: string) => {
    on.changes.push((answer) => ({ ...answer, title: "See www.example.com" }));
    return (await on.write({ id })).title;
  };
  const contentOf = (index: number) => JSON.parse(on.prompts[index]?.content ?? "");
  it("makes one call for a good script, and says who wrote it", async () => {
    const script = await on.write();
    expect(on.prompts).toHaveLength(1);
    expect(script.writtenBy).toBe("a model");
    expect(script.title).not.toBe("");
  });

  it("reserves the worst and pays what was used", async () => {
    await on.write();
    expect(on.settled).toEqual([{ dollars: 1_000 * 1e-6 + 500 * 2e-6, fault: null }]);
    expect(on.permitted[0]?.dollars).toBeGreaterThan(0.01);
  });

  it("gives lines while the others are still being written, and none that can't stay", async () => {
    on.changes.push(withLine("mind", "See www.example.com for more."));
    const script = await on.write();
    const texts = script.lines.map(({ text }) => text);
    expect(on.heard.length).toBeGreaterThan(5);
    for (const { text } of on.heard) expect(texts).toContain(text);
  });

  it("gives no line of a part that was not asked for", async () => {
    const unasked = { role: "goal-2", text: "The road is quiet.", pause: 1, expendable: 0 };
    on.changes.push((answer) => ({ ...answer, lines: [...answer.lines, unasked] }));
    const script = await on.write();
    const texts = script.lines.map(({ text }) => text);
    expect(texts).not.toContain(unasked.text);
    expect(on.heard.map(({ text }) => text)).not.toContain(unasked.text);
  });

  it("tells the model what was read, and nothing of a goal that is to be left in peace", async () => {
    await on.write();
    const content = contentOf(0);
    expect(content.onTheirMind).toBe(commission.description);
    expect(content.goals).toEqual([
      { role: "goal-1", text: "I speak up in meetings", held: "already true" },
      { role: "goal-2", text: "I run marathons", held: "leave in peace" },
    ]);
    expect(content.read.about).toEqual(["presentation"]);
    expect(content.lines.map(({ role }: { role: string }) => role)).not.toContain("goal-2");
    expect(content.keepAwayFrom).toEqual({
      titles: ["Into the light"],
      firstLines: ["The tide goes out."],
      lastLines: ["You have all evening for it."],
    });
  });

  it.each([
    ["an address", "Read it all on www.example.com tonight."],
    ["markup", "Let it **all** go for now."],
    ["a stage direction", "[Pause] Let it go for now."],
    ["a picture", "Let it go for now \u{1F642} and rest."],
    ["figures", "Count to 10 and let it go."],
    ["a stranger", "Ask Margaret how the day went."],
    ["a goal left in peace", "And you know that I run marathons."],
    ["what was heard lately", "You have all evening for it."],
    ["another language", "Отпусти это сейчас."],
    ["how it was made", "This affirmation is yours alone."],
    ["a promise", "The universe has a plan for you."],
    [
      "what the instructions say",
      "Choose one picture that fits this person and let it return near the end.",
    ],
    ["far too much", `Let ${"it all go and ".repeat(8)} rest.`],
  ])("asks once more for a line with %s, and for nothing else", async (_, text) => {
    on.changes.push(withLine("mind", text));
    const script = await on.write();
    expect(on.prompts).toHaveLength(2);
    expect(contentOf(1).repair).toEqual([
      { role: "mind", instead: expect.any(String), because: expect.stringMatching(/^it /) },
    ]);
    expect(script.lines.map((line) => line.text)).not.toContain(text);
    expect(script.lines.filter(({ role }) => role === "mind").length).toBeGreaterThan(1);
  });

  it("asks for the parts that are missing", async () => {
    on.changes.push(({ lines, ...answer }) => ({
      ...answer,
      lines: lines.filter(({ role }) => role !== "close"),
    }));
    const script = await on.write();
    expect(contentOf(1).repair).toEqual([
      { role: "close", instead: null, because: "it is missing" },
    ]);
    expect(script.lines.at(-1)?.role).toBe("close");
  });

  it("goes on from where an answer was cut", async () => {
    on.changes.push((answer) => `${JSON.stringify(answer).slice(0, 500)}…`);
    const script = await on.write();
    expect(on.prompts).toHaveLength(2);
    expect(script.lines.at(-1)?.role).toBe("close");
    expect(on.settled.map(({ fault }) => fault)).toEqual(["unusable", null]);
  });

  it("leaves out what is still wrong after that, when the script can do without it", async () => {
    const bad = withLine("mind", "Let it **all** go for now.");
    on.changes.push(bad, bad);
    const script = await on.write();
    expect(on.prompts).toHaveLength(2);
    expect(script.lines.map(({ text }) => text).join(" ")).not.toContain("*");
  });

  it.each([
    ["prose", "Dear friend, here is what I think."],
    ["an apology in JSON", '{"error":"I can\'t help with that"}'],
    ["half a script twice", '{"title":"Half","preference":"Calm and clear","lines":[]}'],
  ])("gives up on %s", async (_, text) => {
    on.changes.push(
      () => text,
      () => text,
    );
    await expect(on.write()).rejects.toMatchObject({ kind: "unusable" });
  });

  it("takes a script out of what is said around it", async () => {
    on.changes.push((answer) => `Here is your script:\n${JSON.stringify(answer)}\nEnjoy!`);
    const script = await on.write();
    expect(on.prompts).toHaveLength(1);
    expect(script.lines.length).toBeGreaterThan(5);
  });

  it("makes plain what is written with typographic marks", async () => {
    on.changes.push(withLine("mind", "It’s only care \u2014 arriving “early”; that\u200B’s all…"));
    const script = await on.write();
    expect(script.lines.map(({ text }) => text)).toContain(
      "It's only care, arriving early, that's all.",
    );
  });

  it.each([
    "See www.example.com",
    "Your daily affirmation",
    "[Pause] for now",
    "Limitless you",
    "One",
    "A riddle of more than six words",
    "After the Funeral",
  ])("gives a plain title in place of: %s", async (title) => {
    on.changes.push((answer) => ({ ...answer, title, preference: title }));
    const script = await on.write();
    expect(on.prompts).toHaveLength(1);
    expect(script.title).toMatch(/^[A-Z][a-z ]+$/);
    expect(script.title).not.toBe(title);
    expect(script.preference).toBe("Calm and clear");
  });

  it("keeps a model's title, with its capitals", async () => {
    on.changes.push((answer) => ({
      ...answer,
      title: "Before The Talk",
      preference: "Calm Nerves",
    }));
    expect(await on.write()).toMatchObject({ title: "Before The Talk", preference: "Calm Nerves" });
  });

  it("gives plain titles that differ from one inspiration to the other, and stay for the same", async () => {
    const ids = [
      "7d9f2a34-8a1b-4a0a-9d6c-51f3a2f0c001",
      "0b8e5f6c-2a55-4f43-8c1f-9f1f1c6d2b02",
      "c4a1f0de-6f0e-4a8b-b7a3-2d6b1e0f3c03",
      "5e2d7b19-93c4-4d5e-a1f8-7c0d9e4a6b04",
      "91f6c3a8-1d27-4e9b-8f50-3b2a5d7e8c05",
    ];
    const titles: string[] = [];
    for (const id of ids) titles.push(await plainTitleOf(id));
    expect(new Set(titles).size).toBeGreaterThan(2);
    expect(await plainTitleOf(ids[0] ?? "")).toBe(titles[0]);
  });

  it("gives no title that was given lately", async () => {
    on.changes.push((answer) => ({ ...answer, title: "Into the Light" }));
    expect((await on.write()).title).not.toMatch(/into the light/i);
  });
});
