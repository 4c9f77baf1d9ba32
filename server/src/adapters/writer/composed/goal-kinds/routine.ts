import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const routine: GoalKind = {
  name: "routine",
  signs:
    /\b(?:(?<!(?:laugh|smile|talk|together|fun) )every (?:day|morning|evening|night|week|sunday)|daily|each (?:day|morning)|routine|habits?|journal\w*|wake up|get up|early|morning person|disciplin\w*|consisten\w*|focus\w*|organi[sz]ed|productiv\w*|on time|punctual|finish(?:ing)? what|procrastinat\w*|plan\w*|schedule|prioriti[sz]\w*|tidy)\b/i,
  instead: passages`
    You do it, most days, without much talk about it.

    Your days have a shape, and you cut it yourself.

    What you said you'd do, you do. Not always. Mostly.
  `,
  follow: passages`
    It's part of the day by now, like brushing your teeth.

    You missed a day, and then you didn't miss the next. That's the whole secret.

    You hardly have to think about it any more. You begin, and it carries you.

    It never asks how you feel. That's what's so restful about it.

    It's small, and then small again, and it adds up.

    You don't argue with it any more, and that saves a lot of strength.

    The first minute was always the heavy one. You stopped looking at the rest.

    It gives the rest of the day something to rest on.

    You've become a person that you yourself can rely on.

    Nobody notices it from one day to the next. It grows all the same.

    On the worst days you do the shortest version. It counts just the same.

    There's a bit of quiet pride in it.
  `,
  scene: passages`
    Picture tomorrow. There's a moment, quite early, when you could just as well not.
    You don't talk it over with yourself. You begin.
    The first minute is heavy, and then it isn't.
    A little later it's done, and the day hasn't properly started.

    It's the middle of a bad week, and you do the small version.
    Two minutes, no more.
    Nobody would call it much. You tick it off all the same.
    It's worth more than on the easy days.

    There's a row of days behind you.
    One or two of them are missing. It doesn't matter.
    You go on from where you are.
  `,
  along: phrases`
    I do what I said I would do.
    I show up, a little every day.
    I keep going, and it adds up.
  `,
};
