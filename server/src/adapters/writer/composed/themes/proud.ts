import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const proud: Theme = {
  name: "proud",
  group: "bright",
  signs:
    /\b(?:proud|pride|achieved|accomplish\w*|i did it|finally (?:did|finished|got)|i(?:'ve)? passed|passed (?:my|the|it|all|both|with)|won(?!')|graduated|celebrat\w*|milestone|nailed|got the job|made it)\b/g,
  weight: 2,
  things: {},
  near: ["work", "study", "movement", "creative", "self"],
  meet: passages`
    You did it. Let that be said first, and without a but.

    It's done, and it may not feel quite real yet.

    Nobody else saw all of it, the way you did.
    I'd like to hear.

    You've already started to make it smaller. Leave it the size it is.

    For so long it was ahead of you. It's odd to look for it there and find nothing but air.

    You worked for it in places where there was no one to see.

    If you're tired now, it's a good kind of tired.
  `,
  turn: passages`
    Sit in it for a while before you ask what's next.

    Somebody, some time ago, didn't give up on a bad day. Go back and thank them.

    You don't need to be modest. There's nobody here but us.

    It'll be ordinary before you know it. So enjoy it while it's new.

    Let your chest be as wide as it wants.

    It wasn't luck. You know what it took.

    Whatever comes after this, it comes after this.
  `,
  tie: passages`
    So this isn't the first good thing you've made happen.

    You've done it there, and you've done it here.

    The two of them belong side by side.

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
    Now go and celebrate, in whatever small way you like.
    Tell one person, and let them be glad.
    Carry it around with you for a day.
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
    While it's new
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
