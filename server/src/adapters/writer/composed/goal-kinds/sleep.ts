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
    There's a moment when the pillow's cool and the day lets go of you.

    What's still to do can wait on paper until the morning.

    Tonight doesn't ask anything of you except your weight.

    Tomorrow doesn't need you until tomorrow.

    You've stopped trying. That's how it comes in.

    It's night, and nobody needs you.

    Waking has changed, too. You come up slowly.

    Your body knows how. You just stop giving it directions.

    The day is closed, and you don't have to open it again.

    Everything you did today goes on working in you while you're gone.

    You don't look at the clock any more. It goes round quite well by itself.

    On the edge of it there's a soft place where thoughts turn silly. You know that place.

    It's nothing special. It's just a night, with you in it, all the way through.

    You give it the last hour of the day, and it's worth it.
  `,
  scene: passages`
    It's evening. You switch off the big light and leave the small one.
    There's the tap, the cool of the floor, the sheet folded back.
    You lie down, and for a moment you can feel how heavy you are.
    Somewhere a car goes by, for someone else.
    And then your thoughts begin to drift, and you let them.

    Think of your bed, the side you like, the weight of the cover.
    What there was today is on the chair, with your clothes.
    Your breath gets longer without being asked.
    Nothing's due. You can let go.

    And then it's morning, and you notice that you're awake before you notice anything else.
    There's light round the edge of the curtain.
    You stretch, and you've slept.
  `,
  along: phrases`
    I let the day go, and I sleep.
    My nights are quiet.
    I rest, and I wake rested.
  `,
};
