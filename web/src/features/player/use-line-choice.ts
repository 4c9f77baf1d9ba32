import { type RefObject, useEffect } from "react";
import { lineReachedBy } from "./line-key.ts";
import type { Player } from "./player.ts";
import { type ScriptLine, spokenLine } from "./script.ts";

/**
 * Plays from the line that is pressed. While the text has the focus the arrows go from line to line
 * and Enter plays from the beginning of the spoken one.
 *
 * So the text is one stop for Tab, and stays text: the spoken line is its own cursor, and lines are
 * no controls, which would be read out as sixty buttons and could not be marked as words.
 *
 * @param box the text; a line in it says in `data-start` at which second it begins
 */
export function useLineChoice(
  box: RefObject<HTMLElement | null>,
  player: Player,
  paragraphs: readonly (readonly ScriptLine[])[],
): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const lines = paragraphs.flat().flatMap(({ time }) => time?.start ?? []);

    function click({ target }: MouseEvent) {
      const line = target instanceof Element ? target.closest("[data-start]") : null;
      // Whoever has marked words reads.
      if (line === null || getSelection()?.isCollapsed === false) return;
      player.seek(Number(line.getAttribute("data-start")));
      player.play();
    }

    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const spoken = spokenLine(paragraphs, player.playback.get().currentTime);
      const isPlay = event.key === "Enter";
      const reached = isPlay ? spoken : lineReachedBy(event.key, spoken, lines);
      if (reached !== null) {
        player.seek(reached);
        element?.querySelector(`[data-start="${reached}"]`)?.scrollIntoView({ block: "nearest" });
      }
      if (isPlay && lines.length > 0) player.play();
      if (reached !== null || isPlay) event.preventDefault();
    }

    element.addEventListener("click", click);
    element.addEventListener("keydown", press);
    return () => {
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", press);
    };
  }, [box, player, paragraphs]);
}
