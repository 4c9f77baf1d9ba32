import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const gratitude: Theme = {
  name: "gratitude",
  group: "bright",
  signs:
    /\b(?:grateful|gratitude|thankful|blessed|lucky|content|peaceful|at peace|good day|(?:was|is|going) (?:really |so |very )?(?:good|well)|quiet week|appreciat\w*|happy|joy\w*|glad|wonderful|beautiful|calm|love my life)\b/g,
  weight: 2,
  things: {},
  near: ["family", "friends", "love", "calm", "home"],
  meet: passages`
    There's something good in the room today, and you noticed.
    It's easy to pass by, and you didn't.

    You came with your hands full of good things, for once.
    Put them on the table. Let's look.

    It's a lovely thing, to want for nothing for the length of a breath.

    Happy doesn't make much noise. It's just there.

    You don't have to wonder how long it'll last.
    It's here. You can have it while it's here.

    Not everything that's on a mind is heavy. This is light.

    It's all right to be all right.
  `,
  turn: passages`
    Let it in a little further than you usually let things in.

    Good days are also what bad days are built on.

    Look at it closely, so you'll know it again in poor light.

    You made some of this. Not all. But some of it was you.

    There's someone who could be told. Good things like being told.

    Let it be as plain as it is. It needn't be made into a lesson.

    You can rest on it. That's one thing that good days are for.
  `,
  tie: passages`
    There's one more thing to be glad of, and you can say it without blushing.

    It belongs with the rest of what's good.

    And somebody else is glad about that, too.

    It sat there quietly, waiting to be noticed.

    Say thank you to whoever you were when you started it.

    That has some of today's light on it.

    It's ordinary by now. That's the best thing you can say of a good thing.
  `,
  along: phrases`
    I have so much that's good.
    I let myself be happy.
    I'm glad, and I let it show.
    This is mine, and I enjoy it.
    I notice what's here.
  `,
  close: phrases`
    Now go and tell one person one good thing.
    Take it with you, and come back to it now and then.
    Go and enjoy it. You don't need a reason.
    Take it with you into the day. It won't spill.
    Let somebody have some of it today.
  `,
  titles: phrases`
    In good light, {where}
    Counting slowly
    The good cup
    Enough, and more
    A good thing, noticed
    Something light today
    Glad, {where}
    Room for joy
    Hands full of good
    As plain as happiness
  `,
  preferences: phrases`
    Warm gratitude
    Quiet joy
    Light and glad
    Simple contentment
  `,
};
