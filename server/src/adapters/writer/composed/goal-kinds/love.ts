import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const love: GoalKind = {
  name: "love",
  signs:
    /\b(?:partner|husband|wife|spouse|lover|love life|(?:wo)?man (?:who|that)|marriage|married|marry|engaged|boyfriend|girlfriend|relationships?|love of my life|soul ?mate|dating|in love|loving|romantic|we love each other|find love|be loved|am loved|fianc\w*)\b/i,
  instead: passages`
    There's love in your life, the everyday kind.

    You love someone, and you let yourself be loved.

    Somebody is glad when you come in.
  `,
  follow: passages`
    It's in the small things, done without a word.

    You can be quiet in the same room, and it's a full sort of quiet.

    There's someone who knows your worst story, and stays.

    You learned to say what you need before it turns into something else.

    It isn't fireworks. It's somebody leaving the light on.

    When it's hard, you turn towards it. That took some learning.

    You're known there. You don't have to put on a face.

    You can be close, and be free.

    Somebody laughs at a thing you said, and for a second the whole day's in order.

    You can be wrong there, and still be loved.

    Somebody asks, how was it, and then actually waits.

    You choose it again, on ordinary mornings. It's how it lasts.

    It's made of ordinary evenings, and you wouldn't give one away.
  `,
  scene: passages`
    Picture a weekday, nothing special, a bit late.
    There's one light on, and somebody's moving about in the next room.
    They call something over to you. You say, what, and they come and say it again.
    It wasn't important. That's the beauty of it.

    There's an hour after supper, with nothing planned.
    You're together, and nobody's in a hurry.
    You say the thing you'd been saving, and it gets a good home.
    Later it's quiet again, and there's a hand in yours.

    Early morning, before words.
    Somebody beside you is still half asleep.
    You lie there, and you wouldn't be anywhere else.
  `,
  along: phrases`
    I love, and I let myself be loved.
    I'm at home with someone.
    I turn towards love.
  `,
};
