import * as v from "valibot";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { OfferedVoice } from "../../ports/voice.ts";
import { callProvider } from "../provider-calls/call-provider.ts";
import { readJson } from "../provider-calls/read-whole.ts";
import { type ListedVoice, toOffered } from "./listed-voices.ts";

/** Bytes of a list. */
const mostBytes = 10e6;

interface Server {
  /** Without a slash at its end. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly model: string;
}

/** The voices that OpenAI's own models have; it lists them nowhere. */
const ofOpenAi = ["alloy", "ash", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer"];
const openAiModel = /^(?:openai\/)?(?:tts-1|gpt-4o-mini-tts)/;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const voiceSchema = v.union([
  v.pipe(
    text,
    v.transform((id) => ({ id, name: id })),
  ),
  v.pipe(
    v.object({ id: v.nullish(text), voice_id: v.nullish(text), name: v.nullish(text) }),
    v.transform(({ id, voice_id, name }) => {
      const known = id ?? voice_id ?? name ?? "";
      return { id: known, name: name ?? known };
    }),
  ),
]);
/** Entries of another form are left out: the others can still be chosen. */
const voicesSchema = v.pipe(
  v.array(v.fallback(voiceSchema, { id: "", name: "" })),
  v.transform((voices) =>
    voices.flatMap(({ id, name }): ListedVoice[] =>
      id === "" ? [] : [{ id, name, character: null }],
    ),
  ),
);
const noVoices = { voices: [], data: [] };
const listSchema = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((voices) => ({ ...noVoices, voices })),
  ),
  v.object({
    voices: v.fallback(v.array(v.unknown()), []),
    data: v.fallback(v.array(v.unknown()), []),
  }),
]);
const modelSchema = v.object({
  id: v.string(),
  supported_voices: v.fallback(voicesSchema, []),
  voices: v.fallback(voicesSchema, []),
});

/**
 * Asks a server for its voices, at each of the addresses where servers have them.
 *
 * @throws {ProviderFault} when the server lists none and none are known: of the kind `rejected`
 */
export async function askOpenAiVoices(
  server: Server,
  signal: AbortSignal,
): Promise<readonly OfferedVoice[]> {
  for (const path of ["/audio/voices", "/voices"]) {
    const { voices, data } = await askFor(server, path, signal);
    const offered = toOffered(v.parse(voicesSchema, [...voices, ...data]));
    if (offered.length > 0) return offered;
  }
  const { data } = await askFor(server, "/models?output_modalities=speech", signal);
  const models = data.flatMap((entry) => {
    const model = v.safeParse(modelSchema, entry);
    return model.success ? [model.output] : [];
  });
  const own = models.filter(({ id }) => server.model === "" || id === server.model);
  const listed = own.map(({ supported_voices, voices }) => [...supported_voices, ...voices]);
  const offered = toOffered(listed.find((voices) => voices.length > 0) ?? []);
  if (offered.length > 0) return offered;
  if ([server.model, ...own.map(({ id }) => id)].some((id) => openAiModel.test(id))) {
    return toOffered(ofOpenAi.map((id) => ({ id, name: capitalized(id), character: null })));
  }
  throw new ProviderFault("rejected", "The server does not list its voices: set VOICE_NAMES.");
}

function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What the server lists there; nothing when it has no such address or answers something else. */
async function askFor({ url, headers }: Server, path: string, signal: AbortSignal) {
  const answer = await callProvider({ url: `${url}${path}`, headers, body: null, signal });
  if (answer.isRefused) {
    // A wrong key or a server that is down is no answer about voices.
    if (answer.status === 404 || answer.status === 405 || answer.status === 501) return noVoices;
    throw answer.fault;
  }
  const said = await readJson(answer.response, mostBytes, signal);
  const list = v.safeParse(listSchema, said);
  return list.success ? list.output : noVoices;
}
