import type { Inspiration } from "@hearten/contract/inspirations.ts";

/** The inspiration with the pictures of its download. Everything else may have changed since that was made. */
export function withPicturesOf(
  inspiration: Inspiration,
  download: Inspiration | null,
): Inspiration {
  if (download === null) return inspiration;
  const { thumbnail, coverImage, artwork } = download;
  return { ...inspiration, thumbnail, coverImage, artwork };
}
