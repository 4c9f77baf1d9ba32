import type { TimedLine } from "@hearten/contract/inspirations.ts";
import { useMemo } from "react";
import type { Player } from "./player.ts";
import { type ScriptLine, scriptParagraphs, spokenLine } from "./script.ts";
import { usePlayback } from "./use-playback.ts";

interface Script {
  readonly paragraphs: readonly (readonly ScriptLine[])[];
  /** The start of the line that is spoken now, in seconds; null if none is. */
  readonly spoken: number | null;
}

/** Returns a script in paragraphs, and which line of it is spoken. */
export function useScript(player: Player, text: string, timeline: readonly TimedLine[]): Script {
  const paragraphs = useMemo(() => scriptParagraphs(text, timeline), [text, timeline]);
  const spoken = usePlayback(player, ({ currentTime }) => spokenLine(paragraphs, currentTime));
  return { paragraphs, spoken };
}
