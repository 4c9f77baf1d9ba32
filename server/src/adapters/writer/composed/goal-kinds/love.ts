import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const love: GoalKind = {
  name: "love",
  signs:
    /\b(?:partner|husband|wife|marriage|married|marry|engaged|boyfriend|girlfriend|relationship|love of my life|soul ?mate|dating|in love|loving|romantic|we love each other|find love|be loved|am loved|fianc\w*)\b/i,
  instead: passages`
    There's love in your life, the kind that knows where the spoons are.

    You love someone, and you let yourself be loved.

    Somebody reaches for your hand without looking.
  `,
  follow: passages`
    It's in the small things. The cup put down beside you without a word.

    You can be quiet in the same room, and it's a full sort of quiet.

    There's someone who knows your worst story and still saves you the window seat.

    You learned to say what you need before it turns into something else.

    It isn't fireworks. It's somebody leaving the light on.

    When it's hard, you turn towards it. That took some learning.

    You're known there. You can take your face off at the door.

    You've found that being close and being free can sleep in one bed.

    They laugh at a thing you said, and for a second the whole day's in order.

    You can be wrong there, and dinner's still at seven.

    Somebody asks, how was it, and then actually waits.

    You picked it again this morning. It's how it lasts.

    It's made of ten thousand ordinary evenings, and you wouldn't sell one.
  `,
  scene: passages`
    Picture a weekday, nothing special, a bit late.
    There's one light on, and somebody's moving about in the next room.
    They say something through the wall. You say, what, and they come and say it again.
    It wasn't important. That's the beauty of it.

    There's a walk that goes nowhere, after supper.
    Two pairs of steps, and at some point they've fallen in.
    You say the thing you'd been saving, and it gets a good home.
    On the way back it's colder, and there's a hand.

    Early morning, before words.
    Somebody turns over, and pulls half the cover along, and sighs.
    You lie there with the other half, and wouldn't be anywhere else.
  `,
  along: phrases`
    I love, and I let myself be loved.
    I'm at home with someone.
    I turn towards love.
  `,
};
