import { noHarm } from "@hearten/reading/harm.ts";
import { readingOf, toldGoal } from "@hearten/reading/reading.fixture.ts";
import { createAuthor, type Script as Written } from "@hearten/simulated-providers/author.ts";
import type { LanguageModel, Prompt } from "../../ports/language-model.ts";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Commission, Line } from "../../ports/writer.ts";
import { createPermittedCalls } from "../studio/permitted-calls.ts";
import { createMemoryHost } from "../studio/studio-host.fixture.ts";
import { createModelWriter, type ToldFaults } from "./create-model-writer.ts";

const never = new AbortController().signal;
export const commission: Commission = {
  id: "one",
  length: 1,
  goals: ["I speak up in meetings", "I run marathons", ""],
  description: "Presentation tomorrow, and I tore my calf",
  reading: readingOf({
    themes: [{ theme: "presentation", probability: 0.8 }],
    goals: [
      toldGoal("You speak up in meetings.", "I speak up in meetings.", "speaking"),
      { ...toldGoal("You run marathons.", "I run marathons.", "movement"), isSore: true },
      null,
    ],
  }),
  words: 90,
  earlier: [
    { title: "Still here", text: "You wrote something heavy.", answersHarm: true },
    {
      title: "Into the light",
      text: "The tide goes out. You have all evening for it.",
      answersHarm: false,
    },
  ],
};

/**
 * Writes with a simulated model, whose answers can be changed before they are given.
 *
 * @param memory what is kept, that of another process before this one too
 */
export function createWriter(author = createAuthor(), memory = createMemoryHost()) {
  const prompts: Prompt[] = [];
  /** What happens to the answers, one after the other. */
  const changes: ((answer: Written) => unknown)[] = [];
  const told: ToldFaults[] = [];
  /** What is read for harm, in its order, and what holds it up. */
  const reads: string[] = [];
  const harm = { isIn: (_text: string) => false, wait: async () => undefined as void };
  const model: LanguageModel = {
    async answer(prompt, onText) {
      prompts.push(prompt);
      const change = changes.shift() ?? ((answer) => answer);
      const changed = change(author.write(JSON.parse(prompt.content)));
      const text = typeof changed === "string" ? changed : JSON.stringify(changed);
      // In pieces that end anywhere.
      for (let at = 0; at < text.length; at += 7) onText(text.slice(at, at + 7));
      if (text.endsWith("…")) throw new ProviderFault("unusable", "it was cut");
      if (text.endsWith("$")) throw new ProviderFault("exhausted", "there is no money left");
      return { text, usage: { input: 1_000, output: 500 } };
    },
  };
  const { host, settled, permitted } = memory;
  const writer = createModelWriter({
    model,
    name: "a model",
    calls: createPermittedCalls("writer", host),
    seconds: 5,
    prices: { input: 1e-6, output: 2e-6 },
    reader: {
      async read({ description }) {
        reads.push(description);
        await harm.wait();
        const isHarm = harm.isIn(description);
        return readingOf({ harm: isHarm ? { level: "certain", kind: "suicide" } : noHarm });
      },
    },
    drafts: { host, folderOf: (id) => `inspirations/${id}/` },
    onFaults: (faults) => told.push(faults),
  });
  const heard: Line[] = [];
  return {
    writer,
    prompts,
    changes,
    settled,
    permitted,
    heard,
    told,
    reads,
    harm,
    write: (changed: Partial<Commission> = {}, signal = never) =>
      writer.write({ ...commission, ...changed }, (line) => heard.push(line), signal),
  };
}

/** Has the model write a line in place of the first one of a part. */
export const withLine = (role: string, text: string) => (answer: Written) => {
  const at = answer.lines.findIndex((line) => line.role === role);
  return {
    ...answer,
    lines: answer.lines.map((line, index) => (index === at ? { ...line, text } : line)),
  };
};
