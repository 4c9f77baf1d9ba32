import { type RefObject, useEffect } from "react";
import { lineReachedBy } from "./line-key.ts";
import type { Player } from "./player.ts";
import { type ScriptLine, spokenLine } from "./script.ts";

/**
 * Plays from the line that is pressed. While the text has the focus, the arrows move between lines, and Enter plays
 * from the start of the spoken line.
 *
 * The text is one tab stop, and the spoken line is the cursor. Lines are not controls: a screen reader would read sixty
 * buttons, and the text could not be selected.
 *
 * @param box the text; `data-start` of a line is its start in seconds
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
      // A press that ends a selection of text does not play.
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
