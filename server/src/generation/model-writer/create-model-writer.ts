import type { Reader } from "@hearten/reading/create-reader.ts";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Line, Writer } from "../../ports/writer.ts";
import { createScriptPolicy } from "../script-policy.ts";
import { type AskedModel, askForDraft } from "./ask-for-draft.ts";
import { applyRepair, type Fault, findFaults, inOrder } from "./draft-faults.ts";
import { finishScript } from "./finish-script.ts";
import { createHarmCheck, type HasHarm } from "./harm-check.ts";
import { createDraftKeeper, type DraftStore } from "./keep-draft.ts";
import { createLinesAhead } from "./lines-ahead.ts";
import { loadInstructions } from "./load-instructions.ts";
import { planScript } from "./plan-script.ts";
import type { Draft, DraftLine } from "./script-answer.ts";
import type { LineToRepair } from "./to-content.ts";

/** What was found wrong with one answer of a model. */
export interface ToldFaults {
  readonly faults: readonly {
    readonly role: Line["role"];
    /** Null when the line is missing. */
    readonly text: string | null;
    readonly because: string;
  }[];
  /** Whether these lines are asked for once more. What is still wrong after that is left out. */
  readonly asksForRepair: boolean;
}

export interface ModelWriterParts extends AskedModel {
  /** The model's name, as people read it. */
  readonly name: string;
  /** Seconds that all calls for one script may take together. */
  readonly seconds: number;
  /** Reads what was written for harm. */
  readonly reader: Reader;
  /** Where a draft is kept while it is repaired. Without it, whoever dies in a repair pays for both calls again. */
  readonly drafts?: DraftStore;
  /** Is told once for each answer what was found wrong with its lines, be it nothing. */
  readonly onFaults?: ((told: ToldFaults) => void) | undefined;
}

const speaksOfHarm = "it speaks of harm";

/**
 * A writer that asks a language model. What it answers is held to the policy and read for harm, line by line; the lines that
 * are missing or not fit to be spoken are asked for once more, alone. Rejects when the script still isn't good then.
 */
export function createModelWriter(parts: ModelWriterParts): Writer {
  const { name } = parts;
  const instructions = loadInstructions();

  return {
    async write(commission, onLine, outer) {
      outer.throwIfAborted();
      const signal = AbortSignal.any([outer, AbortSignal.timeout(parts.seconds * 1_000)]);
      const plan = planScript(commission);
      const policy = createScriptPolicy(commission, instructions);
      const hasHarm = createHarmCheck(parts.reader, signal);
      const ahead = createLinesAhead({ plan, policy, hasHarm, onLine });
      const keeper = parts.drafts && createDraftKeeper(parts.drafts, name, commission);

      const ask = (repair: readonly LineToRepair[] | null) =>
        askForDraft(parts, { commission, plan, repair }, (line) => ahead.take(line), signal);

      const judge = async (lines: readonly DraftLine[]) => {
        const harmful = await findHarmful(lines, hasHarm);
        const findFault = (text: string) =>
          policy.findFault(text) ?? (harmful.has(text) ? speaksOfHarm : null);
        return findFaults(lines, plan, findFault, commission.words);
      };

      /** The lines of a draft, repaired where they are not fit. */
      const repair = async (draft: Draft) => {
        const lines = inOrder(draft.lines, plan);
        const faults = await judge(lines);
        const told = toTold(faults, lines);
        parts.onFaults?.({ faults: told, asksForRepair: told.length > 0 });
        if (told.length === 0) return lines;
        await keeper?.keep(draft);
        const answer = await ask(
          // What speaks of harm isn't sent anywhere again.
          told.map(({ role, text, because }) => ({
            role,
            instead: because === speaksOfHarm ? null : text,
            because,
          })),
        );
        const repaired = inOrder(applyRepair(lines, faults, answer.lines), plan);
        const left = await judge(repaired);
        parts.onFaults?.({ faults: toTold(left, repaired), asksForRepair: false });
        // What is still wrong is left out, as far as the script can do without it.
        const wrong = new Set(left.map(({ index }) => index));
        return repaired.filter((_, index) => !wrong.has(index));
      };

      try {
        const kept = (await keeper?.recall()) ?? null;
        for (const line of kept?.lines ?? []) ahead.take(line);
        const draft = kept ?? (await ask(null));
        const lines = await repair(draft);
        const named = await withoutHarm(draft, hasHarm);
        const script = finishScript(named, lines, { plan, policy, commission, name });
        // What no line says alone may be said by all of them.
        if (await hasHarm(script.lines.map(({ text }) => text).join(" ")))
          throw new ProviderFault("unusable", "The script speaks of harm.");
        signal.throwIfAborted();
        return script;
      } finally {
        // Nothing is handed on, nor read, once this has settled.
        ahead.stop();
        await ahead.settle();
      }
    },
  };
}

const toTold = (faults: readonly Fault[], lines: readonly DraftLine[]): ToldFaults["faults"] =>
  faults.map(({ index, role, because }) => ({
    role,
    text: index === null ? null : (lines[index]?.text ?? null),
    because,
  }));

async function findHarmful(
  lines: readonly DraftLine[],
  hasHarm: HasHarm,
): Promise<ReadonlySet<string>> {
  const harmful = new Set<string>();
  for (const { text } of lines) if (await hasHarm(text)) harmful.add(text);
  return harmful;
}

/** The draft without a title or mood that speaks of harm. */
async function withoutHarm(draft: Draft, hasHarm: HasHarm): Promise<Draft> {
  const { title, preference } = draft;
  return {
    ...draft,
    title: title !== null && (await hasHarm(title)) ? null : title,
    preference: preference !== null && (await hasHarm(preference)) ? null : preference,
  };
}
