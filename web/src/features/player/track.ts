import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Track } from "../../platform/now-playing.ts";

/** What stands under the title, and in its place where there is none. */
export const personalInspiration = "Personal Inspiration";

/** The title that a person reads. */
export function playerTitle({ title }: Inspiration): string {
  return title ?? personalInspiration;
}

/** What the system shows of an inspiration. */
export function trackOf(inspiration: Inspiration): Track {
  const { artwork } = inspiration;
  return {
    title: playerTitle(inspiration),
    artist: "Hearten",
    artwork:
      artwork === null
        ? []
        : [{ address: artwork, sides: [96, 128, 192, 256, 384, 512], type: "image/jpeg" }],
  };
}
