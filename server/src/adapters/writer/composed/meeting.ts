import { breaths } from "./breaths.ts";
import { presence } from "./any-goal.ts";
import type { Brief } from "./brief.ts";
import type { Draft } from "./draft.ts";
import type { Image } from "./image.ts";
import { gladPairs, gladSingles, pairs, plainPairs, plainSingles, singles } from "./reflections.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { generalTheme } from "./themes.ts";
import { unspoken } from "./themes/general.ts";

/**
 * Meets what is on the person's mind: their own words first, then what one who has listened would say
 * to them, then a turn. `until` is the count of words at which the part is long enough.
 */
export function writeMeeting(
  draft: Draft,
  random: SeededRandom,
  brief: Brief,
  image: Image,
  until: number,
  breathAfter: boolean,
): void {
  const { theme, undertone, concern, slots } = brief;
  const long = until - draft.words() > 45;
  const isGlad = theme.group === "bright";
  const [plain, framed] =
    concern.clauses.length === 2
      ? [plainPairs, isGlad ? gladPairs : pairs]
      : [plainSingles, isGlad ? gladSingles : singles];
  const spare = isGlad ? gladSingles : singles;
  if (concern.clauses.length > 0) {
    draft.say({
      role: "mind",
      pools: random.below(4) === 0 ? [framed, plain, spare] : [plain, framed, spare],
      slots,
      isFramed: true,
      expendable: 0,
      maxWords: 34,
      startsParagraph: true,
      required: true,
    });
  }
  draft.say({
    role: "mind",
    pools: [
      theme === generalTheme && concern.clauses.length === 0 ? unspoken : theme.meet,
      theme.meet,
      generalTheme.meet,
      generalTheme.turn,
      presence,
    ],
    slots,
    expendable: concern.clauses.length > 0 ? 1 : 0,
    maxWords: Math.max(until - draft.words() - (breathAfter ? 8 : 0), 15),
    startsParagraph: concern.clauses.length === 0,
    required: true,
  });
  if (long && undertone !== null) {
    draft.say({ role: "mind", pools: [undertone.meet], slots, expendable: 2, maxWords: 34 });
  }
  if (long) {
    // What hurts isn't turned into a picture.
    const aches = theme.group === "ache";
    draft.say({
      role: "mind",
      pools: [aches ? theme.meet : image.mind],
      slots,
      expendable: 1,
      maxWords: 34,
      startsParagraph: true,
    });
  }
  if (breathAfter) {
    draft.say({
      role: "mind",
      pools: [breaths],
      expendable: 1,
      maxWords: long ? 24 : 11,
      pause: 3,
      required: true,
    });
  }
  let fresh = true;
  for (let count = 0; fresh && count < 3 && until - draft.words() >= 8; count += 1) {
    const pools = [[theme.turn, theme.meet], undertone === null ? [] : [undertone.turn]].flat();
    fresh =
      draft.say({
        role: "mind",
        pools: [...pools, generalTheme.turn, generalTheme.meet, presence],
        slots,
        expendable: long ? 1 : 2,
        maxWords: until - draft.words() + 8,
      }) > 0;
  }
}
