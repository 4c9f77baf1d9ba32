import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const body: GoalKind = {
  name: "body",
  signs:
    /\b(?:healthy|health\w*|body|weight|kilos|eat\w*|food|diet|vegetables|vegan|vegetarian|water|hydrat\w*|cook\w*|meal\w*|skin|strong back|back pain|pain[- ]free|without pain|(?:hands?|knees?|hips?|joints|back) (?:don't|doesn't|no longer)|cancer|lost \w+(?: \w+)? pounds|heart|eyesight|energy|energetic|nourish\w*|slim|lean|heal\w*|recover\w*|immune|breath\w* easily|hormon\w*|pregnan\w*)\b/i,
  instead: passages`
    You live in your body as in a house you're fond of.

    You look after the one body you've got, and it can tell.

    There's ease in how you carry yourself these days.
  `,
  follow: passages`
    You look after your body like somebody you love.

    Your body has carried you through everything so far, and it's had few thanks. It gets some now.

    You notice sooner when you need something. And you answer.

    You and your body are on the same side.

    It's in small things. A glass of water, a proper meal, an early night.

    You can be on good terms with your body, most days.

    You're gentler with your body than you used to be.

    It isn't about how it looks. It's about how it feels from the inside.

    On a good day there's a bit of strength left over, just for you.

    You're learning what your body needs, and it isn't so very much.

    A body doesn't have to be young. It has to be yours, and it is.

    You take the time to eat something good, and to taste it.

    It's easier to be kind from inside a body that's been looked after.
  `,
  scene: passages`
    Picture an ordinary meal. You sit down, and you take your time.
    It's something good, and you chose it.
    You taste it. Nothing else is happening, and you stop when you've had enough.
    The rest of the day is a little easier for it.

    You're washing, or getting dressed, and you notice yourself.
    You don't argue with what you find. You let it be.
    There's a body that has got you all the way here.

    You wake up, and for a moment you go through it, from the feet up.
    Some of it's stiff. Some of it's fine.
    You put a hand on your stomach, and take one slow breath.
  `,
  along: phrases`
    I take good care of my body.
    I listen to what my body needs.
    I'm at home in my own skin.
  `,
};
