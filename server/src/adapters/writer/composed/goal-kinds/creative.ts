import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const creative: GoalKind = {
  name: "creative",
  signs:
    /\b(?:author|writer|novel\w*|poet\w*|poems?|(?<!read (?:a|one|more|two) )book|publish\w*|writ(?:e|ing)|paint\w*|draw\w*|sketch\w*|artist|art|creat(?:e|ive|ing|ivity)|song\w*|album|photograph\w*|film|design\w*|exhibition|gallery|pottery|craft\w*|knit\w*|sew\w*|quilt\w*|furniture|youtube|podcast|blog|album|studio|make things)\b/i,
  instead: passages`
    You make things. It's as much a part of you as your walk.

    What you carried inside is out in the world now.

    There's work of yours out there, with your hand in it.
  `,
  follow: passages`
    There was a day when it was only an idea that nobody had asked for.

    Someone you'll never meet may have gone a bit quiet over it.

    It has something of you in it, and people can tell.

    You don't wait to be in the mood. The mood comes in when it hears you've started.

    There's a place where you forget the time. You know that place.

    Whoever comes across your work isn't asking how long it took.

    Not everything you tried turned out. It didn't have to.

    You've got a place where you do it, and it knows you by now.

    It asked you to be bad at it for years. You were, and you enjoyed it, mostly.

    You notice what others pass by, and then you show them.

    It began as play, a long time ago. Some of it still is.

    When it goes well you don't feel proud. You feel quiet, and glad.

    Once it's out there, it doesn't need you to explain it.

    You let the first try be a bad one. It's always been the way in.
  `,
  scene: passages`
    Picture the place where you do it, and the mess that only you understand.
    You've no great idea today. You pick the thing up anyhow.
    The first bit's wrong. The second bit's wrong, in a more interesting way.
    And then an hour has gone by, and there it is.

    Somewhere a stranger comes across what you made.
    They meant to go on, and they don't.
    They stay with it for longer than they've got.
    You'll never hear about that. It happens, all the same.

    There's the afternoon it was finished.
    You looked for the next thing to put right, and there wasn't one.
    You went and told somebody, quite quietly.
  `,
  along: phrases`
    I make things, and I let them be seen.
    I sit down, and it comes.
    What I make is mine.
  `,
};
