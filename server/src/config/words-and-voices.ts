import { maxVoiceIdCharacters } from "@hearten/contract/limits.ts";
import * as v from "valibot";
import { isPrivateHost } from "./private-host.ts";
import { list, wholeNumber, word } from "./values.ts";

/** Where a provider answers when the settings name no other address. */
const ownAddresses = {
  anthropic: "https://api.anthropic.com/v1",
  elevenlabs: "https://api.elevenlabs.io",
};

/** The base of a provider's addresses, without a slash at its end; null for what is none. */
function toBaseAddress(text: string): string | null {
  if (!/^https?:\/\/[^?#@\s]+$/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href.replace(/\/+$/, "");
}

/** Plain http shows everybody on the way what people write, and the key. */
const isReadByOthers = (address: string) =>
  address.startsWith("http:") && !isPrivateHost(new URL(address).hostname);

const baseAddress = v.pipe(
  v.string(),
  v.trim(),
  v.transform(toBaseAddress),
  v.string(
    "must be an address such as http://127.0.0.1:11434/v1, without name, password or query.",
  ),
  v.check(
    (address) => !isReadByOthers(address),
    "must begin with https: over http everybody on the way could read what people write.",
  ),
);

/** Anything else can't be sent in a header. */
const key = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\x21-\x7e]+$/, "must be letters, digits and signs without a space."),
);

const seconds = (standard: number) =>
  v.optional(
    wholeNumber(1, 3_600, "must be a number of seconds from 1 to 3600."),
    String(standard),
  );

const dollars = (standard: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,6}(?:\.\d{1,6})?$/, "must be US dollars such as 0.25."),
      v.transform(Number),
    ),
    standard,
  );

/** A voice as an operator offers it: its id, and what people read if that is not the id. */
const offeredVoice = v.pipe(
  v.string(),
  v.transform((text) => {
    const [id = "", ...name] = text.split("=").map((part) => part.trim());
    return Object.freeze({ id, name: name.length === 0 ? id : name.join("="), character: null });
  }),
  v.check(
    ({ id, name }) => id !== "" && name !== "",
    "must be voices such as af_heart or af_heart=Heart, parted by commas.",
  ),
  v.check(
    ({ id }) => id.length <= maxVoiceIdCharacters,
    `must have ids of at most ${maxVoiceIdCharacters} characters.`,
  ),
);

export const wordsAndVoicesVariables = {
  WRITER: v.optional(
    v.picklist(["composed", "openai", "anthropic"], "must be composed, openai or anthropic."),
  ),
  WRITER_URL: v.optional(baseAddress),
  WRITER_KEY: v.optional(key),
  WRITER_MODEL: v.optional(word),
  WRITER_SECONDS: seconds(90),
  WRITER_PRICE_INPUT: dollars("0"),
  WRITER_PRICE_OUTPUT: dollars("0"),
  VOICE: v.optional(
    v.picklist(
      ["flite", "openai", "elevenlabs", "system"],
      "must be flite, openai, elevenlabs or system.",
    ),
  ),
  VOICE_URL: v.optional(baseAddress),
  VOICE_KEY: v.optional(key),
  VOICE_MODEL: v.optional(word),
  VOICE_NAMES: v.optional(
    v.pipe(
      list(offeredVoice),
      v.check(
        (voices) => new Set(voices.map(({ id }) => id)).size === voices.length,
        "must not name a voice twice.",
      ),
    ),
    "",
  ),
  VOICE_SECONDS: seconds(300),
  VOICE_PRICE: dollars("0"),
  SPENDING_PER_DAY: dollars("5"),
};

const variables = v.object(wordsAndVoicesVariables);
type Variables = v.InferOutput<typeof variables>;

/** The host, and its port if that is not the scheme's own; null for one of the operator's own network. */
function toThirdParty(address: string): string | null {
  const { hostname, host } = new URL(address);
  return isPrivateHost(hostname) ? null : host;
}

/** Who writes. Prices are US dollars for a million tokens. */
export function toWriter(given: Variables) {
  const kind = given.WRITER ?? "composed";
  if (kind === "composed") return Object.freeze({ kind });
  const url = given.WRITER_URL ?? (kind === "anthropic" ? ownAddresses.anthropic : "");
  return Object.freeze({
    kind,
    /** Without a slash at its end. */
    url,
    key: given.WRITER_KEY ?? null,
    model: given.WRITER_MODEL ?? "",
    /** For one script, its tries included. */
    seconds: given.WRITER_SECONDS,
    prices: Object.freeze({ input: given.WRITER_PRICE_INPUT, output: given.WRITER_PRICE_OUTPUT }),
    /** The host that the words go to; null when they stay in the operator's network. */
    thirdParty: toThirdParty(url),
  });
}

/** Who speaks. The price is US dollars for a million characters. */
export function toVoice(given: Variables) {
  const kind = given.VOICE ?? "flite";
  if (kind === "flite") return Object.freeze({ kind });
  const offered = {
    /** Those that people may choose from, the default first; null when the provider is asked. */
    names: given.VOICE_NAMES.length === 0 ? null : Object.freeze(given.VOICE_NAMES),
    /** For one inspiration, its tries included. */
    seconds: given.VOICE_SECONDS,
  };
  if (kind === "system") return Object.freeze({ kind, ...offered });
  const url = given.VOICE_URL ?? (kind === "elevenlabs" ? ownAddresses.elevenlabs : "");
  return Object.freeze({
    kind,
    /** Without a slash at its end. */
    url,
    key: given.VOICE_KEY ?? null,
    model: given.VOICE_MODEL ?? null,
    ...offered,
    price: given.VOICE_PRICE,
    /** The host that the words go to; null when they stay in the operator's network. */
    thirdParty: toThirdParty(url),
  });
}

/** The hosts that are told what people write, or what is made of it. */
export function findThirdParties(
  writer: ReturnType<typeof toWriter>,
  voice: ReturnType<typeof toVoice>,
) {
  return Object.freeze({
    writer: "thirdParty" in writer ? writer.thirdParty : null,
    voice: "thirdParty" in voice ? voice.thirdParty : null,
  });
}

/** What a writer or a voice can't do without. */
const needs: Readonly<Record<string, readonly string[]>> = {
  "WRITER openai": ["WRITER_URL", "WRITER_MODEL"],
  "WRITER anthropic": ["WRITER_KEY", "WRITER_MODEL"],
  "VOICE openai": ["VOICE_URL"],
  "VOICE elevenlabs": ["VOICE_KEY"],
};

/** What says nothing without a writer or a voice that is picked. */
const details = {
  WRITER: ["WRITER_URL", "WRITER_KEY", "WRITER_MODEL"],
  VOICE: ["VOICE_URL", "VOICE_KEY", "VOICE_MODEL", "VOICE_NAMES"],
};

/** A writer or a voice that is half set up, each fault said in one plain sentence. */
export function findHalfWordsAndVoices(given: Readonly<Record<string, unknown>>): string[] {
  return (["WRITER", "VOICE"] as const).flatMap((name) => {
    const picked = given[name];
    if (typeof picked !== "string") {
      const set = details[name].find((detail) => given[detail] !== undefined);
      return set === undefined ? [] : [`${name} is missing: without it ${set} says nothing.`];
    }
    return (needs[`${name} ${picked}`] ?? [])
      .filter((needed) => given[needed] === undefined)
      .map((needed) => `${needed} is missing: ${name}=${picked} needs it.`);
  });
}
