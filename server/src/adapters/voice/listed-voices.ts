import type { OfferedVoice } from "../../ports/voice.ts";

/** A voice as a provider lists it. */
export interface ListedVoice {
  readonly id: string;
  readonly name: string;
  readonly character: string | null;
}

/** Voices of Kokoro begin with a language, of which `a` and `b` are English, and `f` or `m`. */
const kokoroId = /^([a-z])([fm])_(?!v0)([a-z]+)$/;
const kokoroSpeech: Readonly<Record<string, string>> = {
  af: "American, female",
  am: "American, male",
  bf: "British, female",
  bm: "British, male",
};
/** The one that its makers grade best. */
const bestOfKokoro = "af_heart";

/**
 * What people may choose from: voices of other languages are left out where their ids tell, and each gets a name of its
 * own that people can read.
 */
export function toOffered(listed: readonly ListedVoice[]): readonly OfferedVoice[] {
  const voices = [...new Map(listed.map((voice) => [voice.id, voice])).values()];
  const readable = voices.flatMap((voice) => {
    const [, language = "", sex = "", name = ""] = kokoroId.exec(voice.id) ?? [];
    if (name === "") return /^[a-z][fm]_v0/.test(voice.id) ? [] : [voice];
    const character = kokoroSpeech[language + sex];
    if (character === undefined) return [];
    return [{ id: voice.id, name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, character }];
  });
  const best = readable.findIndex(({ id }) => id === bestOfKokoro);
  const ordered = best > 0 ? [...readable.splice(best, 1), ...readable] : readable;
  const taken = new Set<string>();
  return ordered.map(({ id, name, character }) => {
    const own = taken.has(name) ? `${name} (${id})` : name;
    taken.add(own);
    return { id, name: own, character };
  });
}
