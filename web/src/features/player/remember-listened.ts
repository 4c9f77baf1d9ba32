import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Player } from "./player.ts";

/** The position in seconds from which an inspiration counts as listened to, and not only opened. */
const listenedAfter = 5;

/**
 * Calls back when the person listens to an inspiration: once while it is loaded, and again on another day.
 *
 * @param today names the day
 */
export function rememberListened(
  { playback }: Pick<Player, "playback">,
  today: () => string,
  remember: (inspiration: Inspiration, day: string) => void,
): void {
  let remembered: string | null = null;
  playback.subscribe(() => {
    const { inspiration, phase, currentTime } = playback.get();
    if (inspiration === null) remembered = null;
    if (inspiration === null || phase !== "playing" || currentTime < listenedAfter) return;
    const day = today();
    if (remembered === `${day} ${inspiration.id}`) return;
    remembered = `${day} ${inspiration.id}`;
    remember(inspiration, day);
  });
}
