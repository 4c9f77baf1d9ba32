import { loadReader } from "@hearten/reading/load-reader.ts";
import { loadGrammar } from "@hearten/writer/grammar/load-grammar.ts";
import { expect, it } from "vitest";
import { createComposedWriter } from "../adapters/writer/composed-writer.ts";
import { createScriptPolicy } from "../generation/script-policy.ts";

const people = [
  ["The tax letter came and I can't open it.", "I am debt free", "I sleep through the night", ""],
  ["Ugnė and I won the relay!", "Me and Ugnė stay friends", "I skate well", "I read more"],
  ["Third night on the ward with my father.", "I call my sister on Sundays", "", ""],
  ["so tired, work is A LOT", "Calm", "Saying no", "Less phone"],
  ["Flying to São Paulo on Friday, first time alone.", "I speak Portuguese", "I travel", ""],
] as const;

it("what our own writer writes holds to the policy that models are held to", async () => {
  const reader = await loadReader(loadGrammar());
  const writer = createComposedWriter();
  for (const [index, [description, ...goals]] of people.entries()) {
    const reading = await reader.read({ description, goals });
    const id = `own ${index}`;
    const commission = {
      id,
      length: 3 as const,
      goals,
      description,
      reading,
      words: 250,
      earlier: [],
    };
    const script = await writer.write(commission, () => undefined, new AbortController().signal);
    const policy = createScriptPolicy(commission, "");
    const faults = script.lines.flatMap(({ text }) => {
      const fault = policy.findFault(text);
      return fault === null ? [] : [[text, fault]];
    });
    expect(faults).toEqual([]);
  }
}, 60_000);
