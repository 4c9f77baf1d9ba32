import { useEffect } from "react";
import { onPlayerKey } from "./on-player-key.ts";
import { type Player, skipSeconds } from "./player.ts";
import { commandAnywhere, commandOf, type PlayerCommand } from "./player-key.ts";
import { type Volume, volumeStep } from "./volume.ts";

/** Where the volume control is shown; see its style sheet. Elsewhere Up and Down scroll. */
const desktop = "(min-width: 56rem) and (pointer: fine)";

/**
 * Handles the player's keys, as long as the player is the screen.
 *
 * @param onEscape leaves the player, or what is open in it
 */
export function usePlayerKeys(player: Player, volume: Volume | null, onEscape: () => void): void {
  useEffect(() => {
    const commands = {
      ...playing(player),
      "to-start": () => player.seek(0),
      "to-end": () => player.seek(player.playback.get().duration),
      louder: () => turn(volumeStep),
      quieter: () => turn(-volumeStep),
      mute: () => volume?.toggleMute(),
      repeat: () => player.toggleRepeat(),
      like: () => player.toggleLike(),
      minimise: onEscape,
    } satisfies Record<PlayerCommand, () => boolean | void>;
    function turn(step: number) {
      if (volume === null || !matchMedia(desktop).matches) return false;
      volume.set(volume.state.get().level + step);
      return true;
    }
    return onPlayerKey(commandOf, (command) => commands[command]());
  }, [player, volume, onEscape]);
}

/** Handles the few keys of the minimised player. */
export function useMiniPlayerKeys(player: Pick<Player, "toggle" | "skip">): void {
  useEffect(() => {
    const commands: Partial<Record<PlayerCommand, () => void>> = playing(player);
    return onPlayerKey(commandAnywhere, (command) => commands[command]?.());
  }, [player]);
}

function playing(player: Pick<Player, "toggle" | "skip">) {
  return {
    "play-pause": () => player.toggle(),
    back: () => player.skip(-skipSeconds),
    forward: () => player.skip(skipSeconds),
  };
}
