import type { LanguageModel, Prompt } from "../../ports/language-model.ts";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { Commission } from "../../ports/writer.ts";
import type { PermittedCalls } from "../studio/permitted-calls.ts";
import { loadInstructions, promptVersion } from "./load-instructions.ts";
import type { PlannedPart } from "./plan-script.ts";
import { answerSchema, createAnswerReader, type Draft, type DraftLine } from "./script-answer.ts";
import { type LineToRepair, toContent } from "./to-content.ts";

export interface AskedModel {
  readonly model: LanguageModel;
  readonly calls: PermittedCalls;
  /** US dollars for a token. */
  readonly prices: { readonly input: number; readonly output: number };
}

/** What a model is asked for. */
interface Asked {
  readonly commission: Commission;
  readonly plan: readonly PlannedPart[];
  /** The lines that are to be written anew; null when all are to be written. */
  readonly repair: readonly LineToRepair[] | null;
}

/** Tokens of a line's JSON at most, those around the lines, and those that a model may use to think. */
const tokensOfLine = 90;
const tokensAround = 200;
const tokensToThink = 6_000;
/** An answer with more lines than so many times those of the plan is not read to its end. */
const mostTimesThePlan = 2;

const countPlanned = (plan: readonly PlannedPart[]) =>
  plan.reduce((sum, { count }) => sum + count, 0);

function toPrompt({ commission, plan, repair }: Asked): Prompt {
  const leastTokens = (repair?.length ?? countPlanned(plan)) * tokensOfLine + tokensAround;
  return {
    instructions: loadInstructions(),
    content: toContent(commission, plan, repair),
    schemaName: `script-${promptVersion}`,
    schema: answerSchema,
    maxTokens: tokensToThink + leastTokens,
    leastTokens,
  };
}

/** What a call costs at the worst. A token has a byte at the least, and servers put the schema into the prompt. */
function reckonWorst(
  { instructions, content, schema, maxTokens }: Prompt,
  prices: AskedModel["prices"],
): number {
  const bytes = Buffer.byteLength(instructions + content + JSON.stringify(schema));
  return bytes * prices.input + maxTokens * prices.output;
}

/**
 * One call that may pass, with what came of it, even when it broke off.
 *
 * @param onLine gets each line as soon as it is complete
 * @throws as the calls do; what had come before is nothing, then
 */
export async function askForDraft(
  { model, calls, prices }: AskedModel,
  asked: Asked,
  onLine: (line: DraftLine) => void,
  signal: AbortSignal,
): Promise<Draft> {
  const prompt = toPrompt(asked);
  const mostLines = countPlanned(asked.plan) * mostTimesThePlan;
  let reader = createAnswerReader(mostLines, onLine);
  try {
    await calls.call(
      reckonWorst(prompt, prices),
      async (either) => {
        reader = createAnswerReader(mostLines, onLine);
        const onText = (piece: string) => {
          reader.write(piece);
          if (reader.hasTooMany())
            throw new ProviderFault("unusable", "The model writes far more than was asked for.");
        };
        const { usage } = await model.answer(prompt, onText, either);
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
