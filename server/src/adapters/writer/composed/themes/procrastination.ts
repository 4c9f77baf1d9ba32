import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const procrastination: Theme = {
  name: "procrastination",
  group: "load",
  signs:
    /\b(?:procrastinat\w*|put(?:ting)? (?:it|things|this|everything) off|put(?:ting)? off|can'?t (?:start|get started|motivate)|motivation|unmotivated|lazy|distract\w*|avoid\w*|wasting time|wasted|scrolling|discipline|get(?:ting)? started|unproductive)\b/g,
  weight: 3,
  things: {},
  near: ["routine", "work", "study", "creative", "movement"],
  meet: passages`
    It's been standing in the corner for days, looking at you.
    You've done a lot of other things instead.

    You aren't lazy. Lazy doesn't feel like this.
    Lazy isn't unhappy about it.

    The longer it waits, the taller it gets.
    It was quite a small thing once, if you think back.

    You've started it in your head so often that you're tired, without a line on the page.

    There's fear in there, mostly. Fear that it'll be hard, or that it won't be good.

    You keep waiting for the person who feels like doing it to come in.
    They're generally late.

    An hour went by and you don't know where. It's all right. There's another one.
  `,
  turn: passages`
    You don't have to do it. You only have to touch it.

    Open it. Write the date. That's all that's being asked.

    Feeling like it comes about four minutes after you've begun.

    Make it so small that it's a bit silly. Then do the silly bit.

    It doesn't have to be good. It has to be there, so that you can make it good.

    Nobody is going to take away the time that went by. Leave it, and take this.

    The thing itself has never been as bad as the corner.
  `,
  tie: passages`
    You began that on some day when you didn't feel like it.

    That was done in pieces, too, and not one of them was big.

    There's the hand that can open the thing in the corner.

    It isn't that you can't start. There's the proof that you can.

    It had its own bad weeks. They don't show.

    Lend today the first five minutes of that.

    No one did that for you, and no one had to push.
  `,
  along: phrases`
    I can begin before I feel like it.
    I only have to touch it.
    Small counts.
    I start, and the rest follows.
    I'm not late, I'm starting.
  `,
  close: phrases`
    Now open it. You needn't do any more than that.
    Five minutes, on your feet if you must. Go.
    Write the date at the top, and see what happens.
    Go and touch it, whatever it is, before the kettle boils.
    Put your hand on the handle. That's the hard part, and it's over.
  `,
  titles: phrases`
    The date at the top
    Hand on the handle
    Five minutes, {where}
    Small enough to start
    Only touch it
    The silly small bit
    A start, {where}
    Four minutes in
    Out of the corner
    Begin before you're ready
  `,
  preferences: phrases`
    Gentle momentum
    Light and ready
    Easy focus
    Small steps
  `,
};
