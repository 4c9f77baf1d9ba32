import { createHash } from "node:crypto";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Commission, Line, Script } from "../../ports/writer.ts";
import type { ScriptPolicy } from "../script-policy.ts";
import { normalize } from "../trigrams.ts";
import { countWords, fewestWords } from "./draft-faults.ts";
import type { PlannedPart } from "./plan-script.ts";
import type { Draft, DraftLine } from "./script-answer.ts";

/** Of the words that were asked for, what a script may have at most. */
const mostWords = 1.2;

function requireWhole(
  lines: readonly DraftLine[],
  plan: readonly PlannedPart[],
  { words }: Commission,
): void {
  if (lines[0]?.role !== "opening" || lines.at(-1)?.role !== "close")
    throw new ProviderFault("unusable", "The script has no opening or no close.");
  const gone = plan.find(({ role }) => !lines.some((line) => line.role === role));
  if (gone !== undefined)
    throw new ProviderFault("unusable", `The script has no line left of the part ${gone.role}.`);
  if (countWords(lines) < words * fewestWords)
    throw new ProviderFault(
      "unusable",
      `The script has ${countWords(lines)} words of ${words}, which is too short.`,
    );
}

interface FinishParts {
  readonly plan: readonly PlannedPart[];
  readonly policy: ScriptPolicy;
  readonly commission: Commission;
  /** The model's, as people read it. */
  readonly name: string;
}

/**
 * The script of a draft, with what can be lost marked.
 *
 * @param written those that may be spoken, in their order
 * @throws {ProviderFault} `unusable` when a part has no line, or when it has far too few words
 */
export function finishScript(
  { title, preference }: Draft,
  written: readonly DraftLine[],
  { plan, policy, commission, name }: FinishParts,
): Script {
  requireWhole(written, plan, commission);
  const marked = allowToLose(written, plan);
  const lines = allowToLose(shorten(marked, commission.words * mostWords), plan);
  return {
    title: chooseTitle(title, commission, policy),
    preference: isShort(preference, 4, policy) ? preference : "Calm and clear",
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

/** Two words to so many, of letters alone, that may be shown. */
const isShort = (text: string | null, most: number, policy: ScriptPolicy): text is string => {
  const words = text?.split(" ") ?? [];
  return (
    words.length >= 2 &&
    words.length <= most &&
    words.every((word) => /^[\p{L}']+,?$/u.test(word)) &&
    policy.findTitleFault(words.join(" ")) === null
  );
};

/** The model's title; when that can't be used or was given lately, a plain one, by the inspiration's id. */
function chooseTitle(
  title: string | null,
  { earlier, id }: Commission,
  policy: ScriptPolicy,
): string {
  const given = new Set(earlier.map((one) => normalize(one.title)));
  const first = createHash("sha256").update(id).digest().readUInt32BE() % plainTitles.length;
  const candidates = [title, ...plainTitles.slice(first), ...plainTitles];
  return (
    candidates.find(
      (candidate) => isShort(candidate, 6, policy) && !given.has(normalize(candidate)),
    ) ?? "A few quiet minutes"
  );
}

const plainTitles = [
  "A few minutes for yourself",
  "A short pause today",
  "A quiet stop today",
  "Time for yourself today",
  "A short rest today",
  "A calm few minutes",
];
