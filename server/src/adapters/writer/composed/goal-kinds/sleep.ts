import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const sleep: GoalKind = {
  name: "sleep",
  signs:
    /\b(?:sleep\w*|asleep|wake (?:up )?(?:rested|refreshed)|well rested|insomnia|early to bed|go to bed|bedtime|eight hours|nap)\b/i,
  instead: passages`
    Night is a place where you're at home again.

    Sleep comes, and you let it, and it carries you till morning.

    You lie down, and there's nothing left to guard.
  `,
  follow: passages`
    There's a moment when the pillow's cool and the day lets go of your ankles.

    The list goes down on paper, and the paper stays downstairs.

    Tonight doesn't ask anything of you except your weight.

    Tomorrow doesn't need you until tomorrow.

    You've stopped trying. That's how it comes in.

    It's dark, and it's all right that it's dark. Things grow in it.

    Waking has changed, too. There's a bit of a stretch in it.

    Your body knows the way down by heart. You just stop giving it directions.

    The light goes off, and it's as if someone had shut a gate behind the sheep.

    Everything you did today goes on working in you while you're gone.

    You don't look at the clock any more. It goes round quite well by itself.

    On the edge of it there's a soft place where thoughts turn silly. You know that place.

    It's nothing special. It's just a night, with you in it, all the way through.

    You've given up the last hour of the day for it, and you never miss it.
  `,
  scene: passages`
    It's evening. You switch off the big light and leave the small one.
    There's the tap, the cool of the floor, the sheet folded back.
    You lie down, and for a moment you can feel how much of you there was to lay down.
    Somewhere a car goes by, for someone else.
    And then your thoughts begin to make no sense, and it's the loveliest thing.

    Think of your bed, the side you like, the weight of the cover.
    What there was today is on the chair, with your clothes.
    Your breath gets longer without being asked.
    Nobody's coming. Nothing's due. It's dark in all the right places.

    And then it's morning, and you notice that you're awake before you notice anything else.
    There's light round the edge of the curtain.
    You stretch, right down to your heels, like something that's been well put away.
  `,
  along: phrases`
    I let the day go, and I sleep.
    My nights are quiet.
    I rest, and I wake rested.
  `,
};
