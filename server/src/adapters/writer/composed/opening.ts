import { breaths } from "./breaths.ts";
import type { Draft } from "./draft.ts";
import type { Image } from "./image.ts";
import { openings } from "./openings.ts";
import type { Passage } from "./passage.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { SpokenBefore } from "./spoken-before.ts";

/**
 * The ways to begin, freshest first: a way that began one of the last inspirations comes late, so that
 * two openings near each other differ in kind and not only in words.
 */
export function openingsInTurn(
  random: SeededRandom,
  before: SpokenBefore,
): readonly (readonly Passage[])[] {
  return random
    .shuffle(openings)
    .map((pool) => ({ pool, age: before.ageOfAny(pool) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => (one.age === other.age ? 0 : other.age - one.age))
    .map(({ pool }) => pool);
}

/** The images, freshest first. */
export function imagesInTurn(
  random: SeededRandom,
  before: SpokenBefore,
  images: readonly Image[],
): readonly Image[] {
  return random
    .shuffle(images)
    .map((image) => ({
      image,
      age: before.ageOfAny([...image.arrive, ...image.close]) ?? Number.POSITIVE_INFINITY,
    }))
    .toSorted((one, other) => (one.age === other.age ? 0 : other.age - one.age))
    .map(({ image }) => image);
}

/**
 * Arrives: body, breath, place; in a short script one of them, which is the image if there is one. `until` is the count of words at which the part is long enough.
 */
export function writeOpening(
  draft: Draft,
  pools: readonly (readonly Passage[])[],
  image: Image | null,
  until: number,
  breathless: boolean,
): void {
  const long = until > 35;
  draft.say({
    role: "opening",
    pools: long || image === null ? pools : [image.arrive],
    expendable: 0,
    maxWords: long ? 30 : 16,
    startsParagraph: true,
    required: true,
  });
  if (!breathless) {
    draft.say({ role: "opening", pools: [breaths], expendable: 1, maxWords: 24, pause: 3 });
  }
  if (!long || image === null) {
    return;
  }
  draft.say({
    role: "opening",
    pools: [image.arrive],
    expendable: 0,
    maxWords: Math.max(until - draft.words() + 6, 24),
    startsParagraph: true,
    required: true,
  });
  if (until - draft.words() >= 14) {
    draft.say({
      role: "opening",
      pools: [image.stay, image.arrive],
      expendable: 1,
      maxWords: until - draft.words() + 8,
      pause: 3,
    });
  }
}
