import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

/** Somebody who is growing up, of whatever age. */
export const children: GoalKind = {
  name: "children",
  signs:
    /\b(?:kids?|children|child|son|daughters?|(?:great[- ]?)?grand(?:son|daughter|child|children|kids?)|baby|babies|toddler|twins|parenting|my boys?|my girls?|stepson|stepdaughter|pregnan\w*|(?:an?|become|becoming|am|being) (?:\w+ )?(?:mother|mum|mom|father|dad|parent)|motherhood|fatherhood|parenthood)\b/i,
  instead: passages`
    They know where to find you.

    There's somebody growing up with you near, and it shows.

    You're there, and they can count on it.
  `,
  follow: passages`
    There's that glance, when they check that you're there. And you are.

    They'll remember your face more than anything you said.

    It's the ordinary news that does it. Who said what, and what was for lunch.

    You've given them your time, which is what they asked for all along.

    Some of what you were given, you've handed on. And some of it stopped with you.

    You listen to the end of the story, even when it has no end.

    You can be wrong, and say so, and they trust you the more for it.

    On the days when it went badly, you came back. They know that you come back.

    They don't need it perfect. They need it to be you.

    You notice what they're like, and not only what they do.

    You love them as they are on that day, and you let it show.

    There'll be an evening when they tell somebody about you.
  `,
  scene: passages`
    Picture an ordinary evening.
    Somebody wants to tell you something, and starts in the middle.
    For a second you see all of it from outside, and you think, this is it.
    Then you're needed, and you're back in the middle.

    They call you from another room, or from another town.
    It isn't about anything. They only want to tell you.
    You leave what you were doing, and you listen.

    It's late, and you think of them, wherever they're sleeping.
    The day had its faults. You were theirs all through it.
  `,
  along: phrases`
    I'm there, and they know it.
    I can be gentle with them, and with me.
    I listen to the end.
  `,
};
