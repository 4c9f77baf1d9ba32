import { alongFrames, alongLeads, generalAlong } from "./said-along.ts";
import type { Brief } from "./brief.ts";
import { handovers, settling } from "./closings.ts";
import type { Draft } from "./draft.ts";
import type { Image } from "./image.ts";
import type { SeededRandom } from "./seeded-random.ts";

function alone(lines: readonly string[]): readonly (readonly string[])[] {
  return lines.map((line) => [line]);
}

/** Up to `count` short lines in "I", made from the goals where their grammar is sure. */
export function writeSaidAlong(
  draft: Draft,
  random: SeededRandom,
  brief: Brief,
  count: number,
  until: number,
): void {
  draft.say({
    role: "said-along",
    pools: [alongLeads],
    expendable: 1,
    maxWords: 16,
    startsParagraph: true,
    required: true,
  });
  const sayable = brief.goals.filter((goal) => (goal.clause?.i.split(" ").length ?? 99) <= 12);
  const chosen = count === 1 ? sayable.slice(0, 1) : random.shuffle(sayable).slice(0, count);
  let said = 0;
  for (const goal of chosen) {
    const words = draft.say({
      role: "said-along",
      pools: [alongFrames],
      slots: { i: goal.clause?.i ?? null },
      expendable: said === 0 ? 0 : 2,
      maxWords: 18,
      pause: 3,
      required: true,
    });
    said += words > 0 ? 1 : 0;
  }
  while (said < count && (said === 0 || until - draft.words() >= 4)) {
    const words = draft.say({
      role: "said-along",
      pools: [alone(brief.theme.along), generalAlong],
      slots: brief.slots,
      expendable: said === 0 ? 0 : 2,
      maxWords: 16,
      pause: 3,
      required: true,
    });
    if (words === 0) {
      break;
    }
    said += 1;
  }
}

/** Lets the image return and hands the moment back. */
export function writeClosing(draft: Draft, brief: Brief, image: Image, until: number): void {
  const room = until - draft.words();
  const long = room > 24;
  if (room > 14) {
    draft.say({
      role: "close",
      pools: [image.close],
      expendable: 1,
      maxWords: long ? room - 8 : room - 4,
      startsParagraph: true,
      required: true,
    });
  }
  let fresh = true;
  while (fresh && until - draft.words() > 20) {
    fresh =
      draft.say({
        role: "close",
        pools: [settling],
        expendable: 2,
        maxWords: until - draft.words() - 8,
      }) > 0;
  }
  draft.say({
    role: "close",
    pools: [[...alone(brief.theme.close), ...handovers]],
    slots: brief.slots,
    expendable: 0,
    maxWords: 20,
    startsParagraph: room <= 14,
    pause: 3,
    required: true,
  });
}
