import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const movement: GoalKind = {
  name: "movement",
  signs:
    /\b(?:run|runs|runner|running|ran|marathon|half marathon|walk\w*|hik\w*|swim\w*|cycl\w*|bike|gym|yoga|pilates|work ?out\w*|exercis\w*|train(?:ing)?|lift\w*|climb\w*|steps|fit|fitness|athlet\w*|dance|move (?:my body|every|daily)|stretch\w*|kilometres|triathlon|handstand|push-?ups|stronger|sports?|team sports?|football|soccer|basketball|hockey|tennis|rugby|cricket|volleyball|surf\w*|ski(?:s|ing|er)?)\b/i,
  instead: passages`
    You move, most days, and your body has come to count on it.

    You've found a way of moving that's yours.

    There's strength in you that you put there yourself.
  `,
  follow: passages`
    It starts with getting ready. That's the hardest part, and it's soon done.

    The first ten minutes are always the worst. You know that by now.

    You know how it goes, the stiff part and the part that flows.

    That's how far most good things turn out to be. A bit today, and a bit tomorrow.

    There's a point, some way in, where your head goes quiet, and it's only breath.

    You did it on a bad day, once, and it was one of the best.

    Your body did that. The one you live in. It was glad to be asked.

    You don't do it to be smaller. You do it because of how it feels afterwards.

    Nobody has to be beaten. That's what's so good about it.

    There's a good ache in the evening, now and then.

    It doesn't have to be fast. It has to be yours.

    Nobody claps for it, and you do it all the same.

    You can feel it for the rest of the day.

    On days when nothing's clear, your body still knows what to do.
  `,
  scene: passages`
    Picture the moment before you start.
    You don't feel like it. You begin anyway, before you've had time to ask yourself.
    The first stretch is stiff, and you keep it slow.
    Then something lets go, about where it always does, and it's only breath.
    Afterwards you're warm, and the day is your own.

    There's one hard part, and you know it well.
    You've cursed it. You've stopped in the middle to get your breath back.
    And then one day you're through it, and you hardly noticed.

    Tonight you'll be tired in the good way.
    You'll put your things away, and stretch, and feel where you were working.
    You'll sleep on it well.
  `,
  along: phrases`
    I move, and I feel alive.
    My body is strong, and I'm glad of it.
    I begin, and my body remembers.
  `,
};
