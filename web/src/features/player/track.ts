import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Track } from "../../platform/now-playing.ts";

/** The line below the title. Also the title of an inspiration without one. */
export const personalInspiration = "Personal Inspiration";

/** The title as it is shown. */
export function playerTitle({ title }: Inspiration): string {
  return title ?? personalInspiration;
}

/** An inspiration as the track that the system shows. */
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
