import type { Config } from "../config.ts";
import { ProviderFault } from "../ports/provider-fault.ts";
import { findSystemVoices } from "./find-system-voices.ts";

/**
 * One line for the operator: whose the words and the voice are, and where the words go for it. It takes some seconds at most,
 * where the system has to be asked for its voices, and never fails.
 */
export async function tellWhoWritesAndSpeaks(
  { writer, voice }: Pick<Config, "writer" | "voice">,
  lookForVoices = findSystemVoices,
): Promise<string> {
  const words =
    writer.kind === "composed"
      ? "composed here"
      : `by ${writer.model} ${tellWhere(writer, writer.prices)}`;
  return `Words ${words}, voice ${await tellVoice(voice, lookForVoices)}.`;
}

const flite = "by flite here (no system voice)";

async function tellVoice(
  voice: Config["voice"],
  lookForVoices: typeof findSystemVoices,
): Promise<string> {
  if (voice.kind === "flite") return "by flite here";
  if (voice.kind !== "system") {
    const model = voice.model === null ? "" : `by ${voice.model} `;
    return `${model}${tellWhere(voice, { voice: voice.price })}`;
  }
  try {
    const [first] = await lookForVoices(voice);
    if (first === undefined) return flite;
    return `by the system's ${voice.names?.[0]?.name ?? first} here`;
  } catch (error) {
    return error instanceof ProviderFault ? flite : "by the system here, if it answers";
  }
}

/** A provider that costs money and has no price is not held by the day's ceiling. */
function tellWhere(
  { url, thirdParty }: { readonly url: string; readonly thirdParty: string | null },
  prices: Readonly<Record<string, number>>,
): string {
  const unpriced = Object.keys(prices).filter((of) => thirdParty !== null && prices[of] === 0);
  const isAll = unpriced.length === Object.keys(prices).length;
  const which = isAll ? "" : ` for ${unpriced.join(" and ")}`;
  return `at ${new URL(url).host}${unpriced.length === 0 ? "" : ` (no price is set${which})`}`;
}
