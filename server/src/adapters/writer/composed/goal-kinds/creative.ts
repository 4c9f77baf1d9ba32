import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const creative: GoalKind = {
  name: "creative",
  signs:
    /\b(?:author|writer|novel\w*|poet\w*|poems?|book|publish\w*|writ(?:e|ing)|paint\w*|draw\w*|sketch\w*|artist|art|creat(?:e|ive|ing|ivity)|music\w*|song\w*|sing\w*|singer|guitar|piano|violin|album|band|danc\w*|act(?:or|ress|ing)|photograph\w*|film|design\w*|exhibition|gallery|pottery|craft\w*|knit\w*|sew\w*|youtube|podcast|blog|album|studio|make things)\b/i,
  instead: passages`
    You make things. It's as much a part of you as your walk.

    What you saw inside is out in the world now, where others can see it.

    There's work of yours out there, with your hand in it.
  `,
  follow: passages`
    There was a day when it was only a mark on a page that nobody had asked for.

    Someone you'll never meet has stood in front of it, and gone a bit quiet.

    Your name's on it, small, down at the edge, where it belongs.

    You don't wait to be in the mood. The mood comes in when it hears you've started.

    There's the first line, and then you're not there any more, there's only it. You know that place.

    The person who has it in their hands tonight isn't asking when it came.

    Most of what you made went in the drawer. That's what the drawer was for.

    You've got a chair where you do it. The chair knows.

    It asked you to be bad at it for years. You were, and you enjoyed it, mostly.

    You see things that others walk past, and then you show them.

    It began on the floor, with crayons. It's the same hand.

    When it's good you don't feel proud. You feel quiet, as if you'd been told something.

    Somewhere it's out in the world, being looked at, without you. It's managing.

    You trust the first bad version. It's always been the way in.
  `,
  scene: passages`
    Picture the place where you do it. The cup, the lamp, the mess that only you can read.
    You've no great idea today. You pick the thing up anyhow.
    The first bit's wrong. The second bit's wrong, in a more interesting way.
    And then the light has moved, and your tea's cold, and there it is.

    Somewhere a stranger comes across what you made.
    They meant to go on, and they don't.
    They stay with it for longer than they've got.
    You'll never hear about that. It happens, all the same.

    There's the afternoon it was finished.
    You looked for the next thing to put right, and there wasn't one.
    You wiped your hands, and went and told somebody, quite quietly.
  `,
  along: phrases`
    I make things, and I let them be seen.
    I sit down, and it comes.
    What I make is mine.
  `,
};
