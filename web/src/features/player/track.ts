import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Track } from "../../platform/now-playing.ts";

/** What stands under the title, and in its place where there is none. */
export const personalInspiration = "Personal Inspiration";

/** The title that a person reads. */
export function playerTitle({ title }: Inspiration): string {
  return title ?? personalInspiration;
}

/** What the system shows of an inspiration: its thumbnail serves the small sizes, its cover the large. */
export function trackOf(inspiration: Inspiration): Track {
  const { thumbnail, coverImage } = inspiration;
  const type = "image/webp";
  return {
    title: playerTitle(inspiration),
    artist: "Hearten",
    artwork: [
      ...(thumbnail ? [{ address: thumbnail, sides: [96, 128, 192], type }] : []),
      ...(coverImage ? [{ address: coverImage, sides: [256, 384, 512, 640], type }] : []),
    ],
  };
}
