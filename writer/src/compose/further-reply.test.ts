import { describe, expect, it } from "vitest";
import type { Reply } from "../stock/stock.ts";
import { chooseFurtherReply } from "./further-reply.ts";

const reply = (name: string, of: Partial<Reply> = {}): Reply => ({
  name,
  title: name,
  preference: "Calm",
  light: "heavy",
  time: "any",
  theme: "general",
  asks: [],
  moment: null,
  circumstance: "break-up",
  case: null,
  need: null,
  isForAnybody: false,
  meet: [],
  turn: [],
  along: [],
  close: [],
  source: { file: `replies/${name}.md`, at: 1 },
  ...of,
});

/** Each a little worse than the one before. */
const scored = (...replies: readonly Reply[]) =>
  replies.map((thought, place) => ({ thought, score: 1 - place / 10 }));
/** Which is chosen beside the first. */
function chosenOf(candidates: ReturnType<typeof scored>): string | null {
  const [first] = candidates;
  if (first === undefined) throw new Error("No candidates");
  return chooseFurtherReply(first, candidates)?.name ?? null;
}

describe("A further reply", () => {
  it("is the next best to the same", () => {
    expect(chosenOf(scored(reply("a"), reply("b"), reply("c")))).toBe("b");
    const [a, b, c] = scored(reply("a"), reply("b"), reply("c"));
    if (a === undefined || b === undefined || c === undefined) throw new Error("No candidates");
    expect(chooseFurtherReply(b, [a, b, c])?.name).toBe("a");
  });

  it.each<[string, Partial<Reply>]>([
    ["another circumstance", { circumstance: "job-lost" }],
    ["another mood", { light: "bright" }],
    ["another case", { case: "miss-them" }],
  ])("is none to %s", (_, other) => {
    const mine = reply("mine", { case: "was-left" });
    expect(chosenOf(scored(mine, ...["x", "y", "z"].map((name) => reply(name, other))))).toBeNull();
  });

  it("is none to another moment", () => {
    const [nerves, waiting] = (["nerves", "waiting"] as const).map((moment) => ({
      circumstance: null,
      moment,
    }));
    const others = ["x", "y", "z"].map((name) => reply(name, waiting));
    expect(chosenOf(scored(reply("mine", nerves), ...others))).toBeNull();
    expect(chosenOf(scored(reply("mine", waiting), ...others))).toBe("x");
  });

  it.each<[string, Partial<Reply>]>([
    ["only the mood is known", { circumstance: null }],
    ["something is asked for", { circumstance: null, need: "push" }],
  ])("is none where %s", (_, of) => {
    expect(chosenOf(scored(reply("a", of), reply("b", of), reply("c", of)))).toBeNull();
  });

  it("goes from a case to what is true of each, and leaves some for other days", () => {
    const mine = reply("mine", { case: "was-left" });
    expect(chosenOf(scored(mine, reply("any"), reply("other")))).toBe("any");
    expect(chosenOf(scored(mine, reply("any")))).toBeNull();
  });

  it("is none that leans on words that aren't spoken", () => {
    const leans = (text: string) => reply("leans", { turn: [{ text, level: 0, at: 1 }] });
    for (const text of ["They may be busy.", "It's a long way.", "So be it."])
      expect(chosenOf(scored(reply("a"), leans(text), reply("c")))).toBe("c");
    expect(chosenOf(scored(reply("a"), leans("Theirs is a long way."), reply("c")))).toBe("leans");
  });

  it("is none that fits much less", () => {
    const [a, ...others] = scored(reply("a"), reply("b"), reply("c"));
    if (a === undefined) throw new Error("No candidates");
    expect(chosenOf([{ ...a, score: 2 }, ...others])).toBeNull();
    expect(chosenOf([{ ...a, score: 1.9 }, ...others])).toBe("b");
  });
});
