import { type RefObject, useEffect } from "react";
import { type Player, skipSeconds } from "./player.ts";
import { commandOf, type PlayerCommand } from "./player-key.ts";

/**
 * Handles the player's keys while the focus is inside the player. Elsewhere single letters could come from speech input
 * (WCAG 2.1.4).
 */
export function usePlayerKeys(
  section: RefObject<HTMLElement | null>,
  player: Player,
  onMinimise: () => void,
): void {
  useEffect(() => {
    const element = section.current;
    if (element === null) return undefined;

    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      const command = commandOf(event.key, {
        button: target?.closest("button") !== null,
        slider: target?.closest("input") !== null,
        text: target?.closest("[data-scrolls]") !== null,
      });
      if (command === null) return;
      event.preventDefault();
      run(command);
    }

    function run(command: PlayerCommand) {
      const commands = {
        "play-pause": () => player.toggle(),
        back: () => player.skip(-skipSeconds),
        forward: () => player.skip(skipSeconds),
        "to-start": () => player.seek(0),
        "to-end": () => player.seek(player.playback.get().duration),
        repeat: () => player.toggleRepeat(),
        like: () => player.toggleLike(),
        minimise: onMinimise,
      } satisfies Record<PlayerCommand, () => void>;
      commands[command]();
    }

    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [section, player, onMinimise]);
}
