import * as v from "valibot";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { OfferedVoice } from "../../ports/voice.ts";
import { callProvider } from "../provider-calls/call-provider.ts";
import { readJson } from "../provider-calls/read-whole.ts";
import { type ListedVoice, toOffered } from "./listed-voices.ts";

interface Server {
  /** Without a slash at its end. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Bytes of a page, and pages: more voices nobody looks through. */
const mostBytes = 10e6;
const mostPages = 5;

const label = v.fallback(v.string(), "");
const noLabels = { accent: "", description: "", descriptive: "" };
const pageSchema = v.object({
  voices: v.array(
    v.object({
      voice_id: v.pipe(v.string(), v.nonEmpty()),
      name: v.fallback(v.string(), ""),
      labels: v.fallback(
        v.object({ accent: label, description: label, descriptive: label }),
        noLabels,
      ),
    }),
  ),
  has_more: v.fallback(v.boolean(), false),
  next_page_token: v.fallback(v.nullable(v.string()), null),
});
type Voice = v.InferOutput<typeof pageSchema>["voices"][number];

/**
 * Asks for the voices of the account.
 *
 * @throws {ProviderFault} when there are none, or the provider can't be asked
 */
export async function askElevenLabsVoices(
  { url, headers }: Server,
  signal: AbortSignal,
): Promise<readonly OfferedVoice[]> {
  const listed: ListedVoice[] = [];
  let token: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const query = new URLSearchParams({ page_size: "100" });
    if (token !== null) query.set("next_page_token", token);
    const address = `${url}/v2/voices?${query.toString()}`;
    const answer = await callProvider({ url: address, headers, body: null, signal });
    if (answer.isRefused) throw answer.fault;
    const page = v.safeParse(pageSchema, await readJson(answer.response, mostBytes, signal));
    if (!page.success) throw new ProviderFault("unusable", "The answer is no list of voices.");
    listed.push(...page.output.voices.map(toListed));
    token = page.output.has_more ? page.output.next_page_token : null;
    if (token === null) break;
  }
  if (listed.length === 0) {
    throw new ProviderFault("rejected", "The account has no voices: set VOICE_NAMES.");
  }
  return toOffered(listed);
}

/** Many are named "Roger - Laid-Back, Casual". */
function toListed({ voice_id: id, name, labels }: Voice): ListedVoice {
  const [own = "", ...described] = name.split(/\s+-\s+/);
  const said = [labels.descriptive || labels.description, labels.accent].filter(
    (one) => one !== "",
  );
  const character = described.join(", ") || said.join(", ");
  return {
    id,
    name: own.trim() || id,
    character: character === "" ? null : character.toLowerCase(),
  };
}
