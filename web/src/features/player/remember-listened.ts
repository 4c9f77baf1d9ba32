import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Player } from "./player.ts";

/** The position in seconds from which an inspiration counts as listened to, and not only opened. */
const listenedAfter = 5;

/** Calls back once per loaded inspiration, when the person listens to it. */
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
