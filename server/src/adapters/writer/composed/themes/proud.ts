import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const proud: Theme = {
  name: "proud",
  group: "bright",
  signs:
    /\b(?:proud|pride|achieved|accomplish\w*|i did it|finally (?:did|finished|got)|passed(?! away)|won(?!')|graduated|celebrat\w*|milestone|nailed|got the job|made it)\b/g,
  weight: 2,
  things: {},
  near: ["work", "study", "movement", "creative", "self"],
  meet: passages`
    You did it. Let that be said first, and without a but.

    It's done, and you keep touching it, to see if it's really there.

    There's nobody quite to tell it to, is there? Nobody who saw all of it.
    I'd like to hear.

    You've already started to make it smaller. Leave it the size it is.

    For so long it was ahead of you. It's odd to look for it there and find nothing but air.

    You worked for it in places where there was no one to see.

    It's a good tiredness, that. It's got a floor in it.
  `,
  turn: passages`
    Sit in it for a while before you ask what's next.

    Somebody, some time ago, didn't give up on a bad day. Go back and thank them.

    You don't need to be modest. There's nobody here but us.

    It'll be ordinary before you know it. So enjoy it while it squeaks.

    Let your chest be as wide as it wants.

    It wasn't luck. You know what time you got up.

    Whatever comes after this, it comes after this.
  `,
  tie: passages`
    It's got good company, then.

    That's how it's done, apparently. You've done it twice.

    The two of them can stand next to each other on the shelf.

    You can see that the same person made it.

    Let it have some of the applause.

    That helped. Quietly, in the background, that helped.

    Add it up. It's more than you thought.
  `,
  along: phrases`
    I did it.
    I let myself be proud.
    I know what it took.
    I don't have to make it smaller.
    I can enjoy this.
  `,
  close: phrases`
    Now go and celebrate, even if it's only with good butter.
    Tell one person, and let them be glad.
    Walk about in it a bit, like new shoes.
    Go on. Head up. It suits you.
    Have the rest of the day off from proving anything.
  `,
  titles: phrases`
    Let it be said
    A good tiredness
    On the shelf, shining
    All the way up
    Without a but
    The size it is
    Done, {where}
    New shoes that squeak
    What it took
    Head up, it suits you
  `,
  preferences: phrases`
    Quiet pride
    Joyful calm
    Earned ease
    Bright and steady
  `,
};
