import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Player } from "./player.ts";

/** Seconds of the audio after which it has been listened to, and not only opened. */
const listenedAfter = 5;

/** Says once, each time that an inspiration was loaded, that it is listened to. */
export function rememberListened(
  { playback }: Pick<Player, "playback">,
  remember: (inspiration: Inspiration) => void,
): void {
  let remembered: string | null = null;
  playback.subscribe(() => {
    const { inspiration, phase, currentTime } = playback.get();
    if (inspiration === null) remembered = null;
    if (inspiration === null || inspiration.id === remembered) return;
    if (phase !== "playing" || currentTime < listenedAfter) return;
    remembered = inspiration.id;
    remember(inspiration);
  });
}
