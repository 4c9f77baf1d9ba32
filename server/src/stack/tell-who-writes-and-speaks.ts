import type { Config } from "../config.ts";

/** One line for the operator: whose the words and the voice are, and where the words go for it. */
export function tellWhoWritesAndSpeaks({
  writer,
  voice,
}: Pick<Config, "writer" | "voice">): string {
  const words =
    writer.kind === "composed"
      ? "composed here"
      : `by ${writer.model} ${tellWhere(writer, Math.max(...Object.values(writer.prices)))}`;
  const speech =
    voice.kind === "flite" || voice.kind === "system"
      ? `by ${voice.kind === "flite" ? "flite" : "the system"} here`
      : `${voice.model === null ? "" : `by ${voice.model} `}${tellWhere(voice, voice.price)}`;
  return `Words ${words}, voice ${speech}.`;
}

/** A provider that costs money and has no price is not held by the day's ceiling. */
function tellWhere(
  { url, thirdParty }: { readonly url: string; readonly thirdParty: string | null },
  price: number,
): string {
  const isUnpriced = thirdParty !== null && price === 0;
  return `at ${new URL(url).host}${isUnpriced ? " (no price is set)" : ""}`;
}
