import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const routine: GoalKind = {
  name: "routine",
  signs:
    /\b(?:every (?:day|morning|evening|night|week|sunday)|daily|each (?:day|morning)|routine|habits?|journal\w*|wake up|get up|early|morning person|disciplin\w*|consisten\w*|focus\w*|organi[sz]ed|productiv\w*|on time|punctual|finish\w*|procrastinat\w*|plan\w*|schedule|prioriti[sz]\w*|pray\w*|tidy)\b/i,
  instead: passages`
    You do it, most days, without much talk about it.

    Your days have a shape, and you cut it yourself.

    What you said you'd do, you do. Not always. Mostly.
  `,
  follow: passages`
    It's like brushing your teeth by now. Nobody gives a speech about that.

    You missed a day, and then you didn't miss the next. That's the whole secret.

    There's a groove worn in the morning, and you slip into it half asleep.

    It never asks how you feel. That's what's so restful about it.

    Small, and then small again. It's bigger than you'd think, on a shelf.

    You don't argue with it any more. It saves you an hour a day.

    The first minute was always the heavy one. You stopped looking at the rest.

    It holds up the day from below, like a good mattress.

    You've become a person that you yourself can rely on.

    Nobody notices it from one day to the next. That's how a coastline's made.

    On the worst days you do the shortest version. It counts just the same.

    There's a bit of pride in it, about the size of a button.
  `,
  scene: passages`
    Picture tomorrow. There's a moment, quite early, when you could just as well not.
    You don't talk it over. You put your feet on the floor.
    It's cold, and then it isn't. Your hands know what comes next.
    A little later it's done, and the day hasn't properly started.

    It's the middle of a bad week, and you do the small version.
    Two minutes, standing up, with your coat on.
    Nobody would call it much. You tick it off all the same.
    That tick is worth three of the others.

    There's a row of days behind you, if you look, like fence posts.
    One or two of them are missing. You can see straight past the gaps.
    It goes on over the hill, that fence.
  `,
  along: phrases`
    I do what I said I would do.
    I show up, a little every day.
    I keep going, and it adds up.
  `,
};
