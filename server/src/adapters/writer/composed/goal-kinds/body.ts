import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const body: GoalKind = {
  name: "body",
  signs:
    /\b(?:healthy|health\w*|body|weight|kilos|eat\w*|food|diet|vegetables|vegan|vegetarian|water|hydrat\w*|cook\w*|meal\w*|skin|strong back|back pain|pain[- ]free|energy|energetic|nourish\w*|slim|lean|heal\w*|recover\w*|immune|breath\w* easily|hormon\w*|pregnan\w*)\b/i,
  instead: passages`
    You live in your body as in a house you're fond of.

    You look after the one body you've got, and it can tell.

    There's ease in how you carry yourself these days.
  `,
  follow: passages`
    You feed it like somebody you love.

    It's carried you through everything so far, and it's had few thanks. It gets some now.

    You notice sooner. A bit of hunger, a bit of tiredness. And you answer.

    There's no war on. You laid that down.

    It's in small things. Water in the morning, something green, a proper lunch.

    You can catch sight of yourself in a window and say hello.

    You stopped punishing it, and it stopped hiding.

    It isn't about how it looks in the light. It's about how it feels from the inside.

    A good day leaves a bit of strength over, for no purpose at all.

    You've learned its language. It only ever had about ten words.

    It doesn't have to be young. It has to be yours, and it is.

    You chop, you stir, you taste. It's an hour when nobody wants anything else.

    It's easier to be kind from inside a body that's been looked after.
  `,
  scene: passages`
    Picture an ordinary noon. You sit down to eat, at a table, with a fork.
    It's something that was growing not long ago.
    You taste it. You look out of the window, and you stop when you've had enough.
    The afternoon doesn't have to be pushed up any hill.

    You're getting out of the bath, or pulling on a jumper, and you see yourself go by.
    You don't stop to argue. You just nod, as to a neighbour.
    There's a body that has got you all the way here.

    You wake up, and for a moment you go through it, from the feet up.
    All present. A bit creaky round the edges.
    You put a hand on your stomach, and say good morning.
  `,
  along: phrases`
    I take good care of my body.
    I listen to what my body needs.
    I'm at home in my own skin.
  `,
};
