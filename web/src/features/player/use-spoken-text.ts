import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useMemo } from "react";
import type { Player } from "./player.ts";
import { scriptParagraphs, spokenLine } from "./script.ts";
import { usePlayback } from "./use-playback.ts";

/** Returns the line that is spoken now, and before the first one that line. Null if no line has times. */
export function useSpokenText(
  player: Player,
  { scriptText, timeline }: Pick<Inspiration, "scriptText" | "timeline">,
): string | null {
  const lines = useMemo(
    () => scriptParagraphs(scriptText ?? "", timeline).flat(),
    [scriptText, timeline],
  );
  return usePlayback(player, ({ currentTime }) => {
    const timed = lines.filter(({ time }) => time !== null);
    const spoken = spokenLine([lines], currentTime);
    return (timed.find(({ time }) => time?.start === spoken) ?? timed.at(0))?.text ?? null;
  });
}
