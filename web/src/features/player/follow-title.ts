import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Observable } from "../../api/observable.ts";
import type { Player } from "./player.ts";

/**
 * Gives the loaded inspiration the title that it has in the list: it may be renamed while it plays, here or elsewhere.
 */
export function followTitle(
  player: Pick<Player, "playback" | "refresh">,
  list: Observable<{ readonly inspirations: readonly Inspiration[] }>,
): void {
  list.subscribe(() => {
    const loaded = player.playback.get().inspiration;
    const listed = list.get().inspirations.find(({ id }) => id === loaded?.id);
    if (loaded !== null && listed !== undefined && listed.title !== loaded.title)
      player.refresh({ ...loaded, title: listed.title });
  });
}
