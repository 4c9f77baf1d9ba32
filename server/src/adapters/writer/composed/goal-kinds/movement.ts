import type { GoalKind } from "../goal-kind.ts";
import { passages, phrases } from "../passage.ts";

export const movement: GoalKind = {
  name: "movement",
  signs:
    /\b(?:run|runs|runner|running|ran|marathon|half marathon|walk\w*|hik\w*|swim\w*|cycl\w*|bike|gym|yoga|pilates|work ?out\w*|exercis\w*|train(?:ing)?|lift\w*|climb\w*|steps|fit|fitness|athlet\w*|dance|move (?:my body|every|daily)|stretch\w*|kilometres|triathlon|handstand|push-?ups|stronger|sports?|team sport|surf\w*|ski\w*)\b/i,
  instead: passages`
    You move, most days, and your body has come to count on it.

    Your legs know what they're for.

    There's strength in you that you put there yourself.
  `,
  follow: passages`
    It starts with shoes. It's always started with shoes.

    The first ten minutes lie to you. You've stopped listening to them.

    You know every tree along there, and one or two of the dogs.

    That's how far most good things turn out to be. A bit today, and a bit tomorrow.

    There's a place, some way in, where your head goes quiet, and it's only breath and feet.

    You went in the rain, once, and it was the best one.

    Your body did that. The one you live in. It was glad to be asked.

    You don't do it to be smaller. You do it because of how it feels on the stairs afterwards.

    No one's chasing you. That's what's so nice about it.

    There's a good ache in the evening, like a signature.

    You came in last a few times. It's quite pleasant back there.

    Nobody claps at six in the morning, and out you go.

    You can feel it in how you stand in a queue.

    On days when nothing's clear, your feet still know what to do.
  `,
  scene: passages`
    Picture the door, and your shoes beside it, side by side.
    It's grey out. You go anyway, before you've had time to ask yourself.
    The first stretch is stiff, and you keep it slow.
    Then something lets go, about where it always does, and it's only breath and ground.
    You come home with a red face, and you own the whole morning.

    There's a hill, or a last length, or a last set, and you know it well.
    You've cursed it. You've walked it. You've stopped in the middle with your hands on your knees.
    Today you get to the top, and you notice it only because it goes flat.

    Tonight your legs will be pleasantly heavy on the stairs.
    You'll take off your shoes and put them where they live.
    They look a bit like a dog that's been out.
  `,
  along: phrases`
    I move, and I feel alive.
    My body is strong, and I'm glad of it.
    I put on my shoes, and I go.
  `,
};
