import type { Reader } from "@hearten/reading/create-reader.ts";
import type { LanguageModel, Prompt } from "../../ports/language-model.ts";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Commission, Line, Script, Writer } from "../../ports/writer.ts";
import { createScriptPolicy, normalize, type ScriptPolicy } from "../script-policy.ts";
import type { PermittedCalls } from "../studio/permitted-calls.ts";
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
  readonly loadReader: () => Promise<Pick<Reader, "read">>;
}

/** Characters of a token, at the least: prices are reserved for the worst. English has some four. */
const charactersOfToken = 3;
/** Tokens of a line's JSON at most, and those that a model may use to think. */
const tokensOfLine = 90;
const tokensToThink = 6_000;
/** Of the words that were asked for, the parts that a script must have and may have. */
const fewestWords = 0.75;
const mostWords = 1.2;

/** What is wrong with a draft. */
interface Fault {
  /** The line's place; null for one that is missing. */
  readonly index: number | null;
  readonly role: Line["role"];
  readonly because: string;
}

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

  async function hasHarm(lines: readonly DraftLine[]): Promise<boolean> {
    const reader = await parts.loadReader();
    const description = lines.map(({ text }) => text).join(" ");
    return (await reader.read({ description, goals: [] })).harm.level === "certain";
  }

  return {
    async write(commission, onLine, outer) {
      outer.throwIfAborted();
      const signal = AbortSignal.any([outer, AbortSignal.timeout(parts.seconds * 1_000)]);
      const plan = planScript(commission);
      const policy = createScriptPolicy(commission, instructions);
      const speakAhead = (line: DraftLine) => {
        if (policy.findFault(line.text) === null) onLine({ ...line, startsParagraph: false });
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
        lines = inOrder(repair(lines, faults, repaired.lines), plan);
        faults = findFaults(lines, plan, policy, commission.words);
        // What is still wrong is left out, as far as the script can do without it.
        const wrong = new Set(faults.map(({ index }) => index));
        lines = lines.filter((_, index) => !wrong.has(index));
      }
      requireWhole(lines, commission);
      if (await hasHarm(lines)) throw new ProviderFault("unusable", "The script speaks of harm.");
      signal.throwIfAborted();
      return toScript(draft, lines, plan, commission, name);
    },
  };
}

/** The lines in the order of the parts, each part in its own order; roles that were not asked for are left out. */
function inOrder(lines: readonly DraftLine[], plan: readonly PlannedPart[]): readonly DraftLine[] {
  return plan.flatMap(({ role }) => lines.filter((line) => line.role === role));
}

/** A part with half of its lines has what it needs, if the script has words enough without the others. */
function findFaults(
  lines: readonly DraftLine[],
  plan: readonly PlannedPart[],
  policy: ScriptPolicy,
  words: number,
): readonly Fault[] {
  const said = new Set<string>();
  const faulty = lines.flatMap((line, index): Fault[] => {
    const plain = normalize(line.text);
    const because = said.has(plain)
      ? "it was said before in this piece"
      : policy.findFault(line.text);
    said.add(plain);
    return because === null ? [] : [{ index, role: line.role, because }];
  });
  const isShort = countWords(lines) < words * fewestWords;
  const missing = plan.flatMap(({ role, count }) => {
    const there = lines.filter((line) => line.role === role).length;
    const fewest = isShort ? count : Math.ceil(count / 2);
    return Array.from({ length: there < fewest ? count - there : 0 }, (): Fault => ({
      index: null,
      role,
      because: "it is missing",
    }));
  });
  return [...faulty, ...missing];
}

/** The lines with those that were written anew in the places of the faulty ones, and the missing ones at the end. */
function repair(
  lines: readonly DraftLine[],
  faults: readonly Fault[],
  written: readonly DraftLine[],
): readonly DraftLine[] {
  const rest = [...written];
  /** The next one of this part, as it was asked for. */
  const take = (role: Line["role"]) => {
    const at = rest.findIndex((line) => line.role === role);
    return at < 0 ? [] : rest.splice(at, 1);
  };
  const anew = new Map(
    faults.flatMap(({ index, role }) => (index === null ? [] : [[index, take(role)] as const])),
  );
  const missing = faults.flatMap(({ index, role }) => (index === null ? take(role) : []));
  return [...lines.flatMap((line, index) => anew.get(index) ?? [line]), ...missing];
}

const countWords = (lines: readonly DraftLine[]) =>
  lines.reduce((sum, { text }) => sum + text.split(" ").length, 0);

/** @throws {ProviderFault} `unusable` for a script that has no beginning or end, or far too few words */
function requireWhole(lines: readonly DraftLine[], { words }: Commission): void {
  if (lines[0]?.role !== "opening" || lines.at(-1)?.role !== "close")
    throw new ProviderFault("unusable", "The script has no opening or no close.");
  if (countWords(lines) < words * fewestWords)
    throw new ProviderFault(
      "unusable",
      `The script has ${countWords(lines)} words of ${words}, which is too short.`,
    );
}

function toScript(
  { title, preference }: Draft,
  written: readonly DraftLine[],
  plan: readonly PlannedPart[],
  commission: Commission,
  name: string,
): Script {
  const marked = allowToLose(written, plan);
  const lines = allowToLose(shorten(marked, commission.words * mostWords), plan);
  return {
    title: chooseTitle(title, commission),
    preference: isBetween(preference, 2, 4) ? preference : "Calm and clear",
    lines: lines.map((line, index) => ({
      ...line,
      // The ends hold the piece together.
      expendable: index === 0 || index === lines.length - 1 ? 0 : line.expendable,
      startsParagraph: line.role !== lines[index - 1]?.role,
    })),
    writtenBy: name,
  };
}

/** Without what can be lost, the most expendable first, while there are far more words than were asked for. */
function shorten(lines: readonly DraftLine[], most: number): readonly DraftLine[] {
  let kept = lines;
  for (const level of [3, 2, 1, 0])
    for (let index = kept.length - 2; index > 0 && countWords(kept) > most; index -= 1)
      if (kept[index]?.expendable === level && isOneOfSeveral(kept, index))
        kept = kept.filter((_, at) => at !== index);
  return kept;
}

/**
 * Where a model has marked fewer lines as expendable than it was asked to, the last ones of the parts that can lose one are:
 * a thought can be cut short from its end.
 */
function allowToLose(
  lines: readonly DraftLine[],
  plan: readonly PlannedPart[],
): readonly DraftLine[] {
  const needed = new Set<number>();
  const partOf = (role: Line["role"]) =>
    lines.flatMap((line, index) => (line.role === role ? [{ ...line, index }] : []));
  for (const { role, expendable } of plan) {
    const own = partOf(role);
    const marked = own.filter((line) => line.expendable > 0).length;
    const unmarked = own.slice(1).filter((line) => line.expendable === 0);
    for (const { index } of unmarked.slice(Math.max(0, unmarked.length + marked - expendable)))
      needed.add(index);
  }
  const hasSome = needed.size > 0 || lines.some(({ expendable }) => expendable > 0);
  if (!hasSome) {
    const longest = plan.map(({ role }) => partOf(role)).toSorted((a, b) => b.length - a.length)[0];
    const lost = longest && longest.length > 1 ? longest : partOf("said-along");
    const last = lost.at(-1)?.index ?? 0;
    if (last < lines.length - 1) needed.add(last);
  }
  return lines.map((line, index) => (needed.has(index) ? { ...line, expendable: 1 } : line));
}

const isOneOfSeveral = (lines: readonly DraftLine[], index: number) =>
  lines.filter(({ role }) => role === lines[index]?.role).length > 1;

const isBetween = (text: string | null, least: number, most: number): text is string => {
  const count = text?.split(" ").length ?? 0;
  return count >= least && count <= most;
};

/** The model's title; one of its own lines' when that can't be used or was given lately. */
function chooseTitle(title: string | null, { earlier, id }: Commission): string {
  const given = new Set(earlier.map((one) => normalize(one.title)));
  const candidates = [title, ...plainTitles.slice(id.length % plainTitles.length), ...plainTitles];
  return (
    candidates.find(
      (candidate) =>
        isBetween(candidate, 2, 6) &&
        /^[\p{L}' ,]+$/u.test(candidate) &&
        !given.has(normalize(candidate)),
    ) ?? "A few quiet minutes"
  );
}

const plainTitles = [
  "For right now",
  "One thing at a time",
  "A little more room",
  "Where you are today",
  "As it is",
  "Before you go on",
];
