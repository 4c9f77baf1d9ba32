import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const tired: Theme = {
  name: "tired",
  group: "load",
  signs:
    /\b(?:tired\w*|exhaust\w*|worn out|drained|fatigue\w*|no energy|burn(?:ed|t)?[- ]?out|knackered|sleepy|weary|shattered|need a break|need rest|run down|running on empty)\b/g,
  weight: 2,
  things: {},
  near: ["sleep", "calm", "boundaries", "body", "family"],
  meet: passages`
    You're tired. Not lazy, not failing.
    Tired, the way anyone is who has carried something a long way without putting it down.

    It may be the sort of tired that one night doesn't mend.

    You've been getting by on the last bit for a good while now.
    People think it's your normal.

    Even the nice things look like work, when one is this tired.

    You keep saying, after this week. And then there's a this week after that.

    A body says it in a whisper at first, and then a bit louder. It's been quite patient with you.

    Nobody thanked you for most of it.

    You may have forgotten what it's like to rest properly.
  `,
  turn: passages`
    So put it down. Just for now. It knows where to find you.

    You don't have to earn this. Ground doesn't earn the rain.

    There's nothing wrong with stopping. Music does it all the time.

    The strong thing, today, may be to stop.

    Let one thing go undone, and see what happens. It's usually nothing.

    You haven't run dry for good. You're only low.

    Half of what you could do on a good day is still plenty.
  `,
  tie: passages`
    That isn't asking you to get up for it now.

    It stands by itself tonight. You can lean on it, even.

    It's no less true when you're lying down.

    You can be worn out, and that can still be so.

    It took strength, too. No wonder you're tired.

    You won't lose it by resting.

    It'll wait for you, as friends do.
  `,
  along: phrases`
    I'm allowed to rest.
    I can stop before I'm empty.
    I've done enough for today.
    Rest is mine, and I take it.
    I let myself be carried.
  `,
  close: phrases`
    Now lie down if you can. If you can't, go slower than they expect.
    Do only the half that matters, and then take your shoes off.
    Go to bed early when it comes to that, like somebody with good sense.
    Be a bit slow today. It suits you.
    Let the dishes soak, and go and sit somewhere soft.
  `,
  titles: phrases`
    Down to the ground
    The half that matters
    Soft chair, {where}
    Let the dishes soak
    Put it down, {where}
    Tired, and allowed to be
    The end of a long summer
    Shoes off
    Nothing to earn
    A softer kind of strong
  `,
  preferences: phrases`
    Rest and release
    Deep rest
    Soft recovery
    Ease and warmth
  `,
};
