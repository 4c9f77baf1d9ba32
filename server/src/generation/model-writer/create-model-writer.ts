import type { Reader } from "@hearten/reading/create-reader.ts";
import type { LanguageModel, Prompt } from "../../ports/language-model.ts";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Commission, Script, Writer } from "../../ports/writer.ts";
import { createScriptPolicy } from "../script-policy.ts";
import type { PermittedCalls } from "../studio/permitted-calls.ts";
import { applyRepair, findFaults, inOrder } from "./draft-faults.ts";
import { finishScript } from "./finish-script.ts";
import { loadInstructions, promptVersion } from "./load-instructions.ts";
import { planScript, type PlannedPart } from "./plan-script.ts";
import { answerSchema, createAnswerReader, type Draft, type DraftLine } from "./script-answer.ts";
import { type LineToRepair, toContent } from "./to-content.ts";

export interface ModelWriterParts {
  readonly model: LanguageModel;
  /** The model's name, as people read it. */
  readonly name: string;
  readonly calls: PermittedCalls;
  /** Seconds that all calls for one script may take together. */
  readonly seconds: number;
  /** US dollars for a token. */
  readonly prices: { readonly input: number; readonly output: number };
  /** Reads what was written for harm. */
  readonly reader: Reader;
}

/** Characters of a token, at the least: prices are reserved for the worst. English has some four. */
const charactersOfToken = 3;
/** Tokens of a line's JSON at most, and those that a model may use to think. */
const tokensOfLine = 90;
const tokensToThink = 6_000;

/**
 * A writer that asks a language model. What it answers is held to the policy; the lines that are missing or not fit to be
 * spoken are asked for once more, alone. Rejects when the script still isn't good then.
 */
export function createModelWriter(parts: ModelWriterParts): Writer {
  const { model, name, calls, prices } = parts;
  const instructions = loadInstructions();

  /** One call that may pass, with what came of it, even when it broke off. */
  async function ask(
    commission: Commission,
    plan: readonly PlannedPart[],
    repair: readonly LineToRepair[] | null,
    onLine: (line: DraftLine) => void,
    signal: AbortSignal,
  ): Promise<Draft> {
    const count = repair?.length ?? plan.reduce((sum, part) => sum + part.count, 0);
    const prompt: Prompt = {
      instructions,
      content: toContent(commission, plan, repair),
      schemaName: `script-${promptVersion}`,
      schema: answerSchema,
      maxTokens: tokensToThink + count * tokensOfLine,
    };
    const characters = instructions.length + prompt.content.length;
    const worst =
      (characters / charactersOfToken) * prices.input + prompt.maxTokens * prices.output;
    let reader = createAnswerReader(onLine);
    try {
      await calls.call(
        worst,
        async (either) => {
          reader = createAnswerReader(onLine);
          const { usage } = await model.answer(prompt, (piece) => reader.write(piece), either);
          const dollars = usage && usage.input * prices.input + usage.output * prices.output;
          return { result: null, dollars };
        },
        signal,
      );
    } catch (error) {
      // What had come before it broke off counts; a refusal or nothing at all can't be repaired.
      const isUseful = error instanceof ProviderFault && error.kind === "unusable";
      if (!isUseful || reader.read().lines.length === 0) throw error;
    }
    return reader.read();
  }

  async function hasHarm(lines: Script["lines"]): Promise<boolean> {
    const description = lines.map(({ text }) => text).join(" ");
    return (await parts.reader.read({ description, goals: [] })).harm.level === "certain";
  }

  return {
    async write(commission, onLine, outer) {
      outer.throwIfAborted();
      const signal = AbortSignal.any([outer, AbortSignal.timeout(parts.seconds * 1_000)]);
      const plan = planScript(commission);
      const policy = createScriptPolicy(commission, instructions);
      const speakAhead = (line: DraftLine) => {
        const isAskedFor = plan.some(({ role }) => role === line.role);
        if (isAskedFor && policy.findFault(line.text) === null)
          onLine({ ...line, startsParagraph: false });
      };
      const draft = await ask(commission, plan, null, speakAhead, signal);
      let lines = inOrder(draft.lines, plan);
      let faults = findFaults(lines, plan, policy, commission.words);
      if (faults.length > 0) {
        const asked = faults.map(({ index, role, because }) => ({
          role,
          instead: index === null ? null : (lines[index]?.text ?? null),
          because,
        }));
        const repaired = await ask(commission, plan, asked, speakAhead, signal);
        lines = inOrder(applyRepair(lines, faults, repaired.lines), plan);
        faults = findFaults(lines, plan, policy, commission.words);
        // What is still wrong is left out, as far as the script can do without it.
        const wrong = new Set(faults.map(({ index }) => index));
        lines = lines.filter((_, index) => !wrong.has(index));
      }
      const script = finishScript(draft, lines, { plan, policy, commission, name });
      if (await hasHarm(script.lines))
        throw new ProviderFault("unusable", "The script speaks of harm.");
      signal.throwIfAborted();
      return script;
    },
  };
}
