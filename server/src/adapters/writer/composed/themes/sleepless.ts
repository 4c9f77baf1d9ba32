import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const sleepless: Theme = {
  name: "sleepless",
  group: "alarm",
  signs:
    /\b(?:can'?t sleep|insomnia|awake (?:at|all|half)|not sleeping|sleepless|up all night|three in the morning|no sleep|didn'?t sleep|wide awake|fall asleep|haven'?t slept|sleep(?:ing)? badly|tossing|trouble sleeping|before bed)\b/g,
  weight: 3,
  things: {},
  near: ["sleep", "calm", "body", "routine", "self"],
  meet: passages`
    At night it can feel as if you were the only one awake.
    You aren't. There are so many.

    You're tired, and your thoughts aren't.

    You may have tried everything, and then been cross with yourself.

    The hours get long when you're awake in them.

    It's too early to get up and too late for it to be yesterday.

    The harder you reach for sleep, the further off it goes.

    Everything feels bigger at night.
  `,
  turn: passages`
    You needn't sleep. You need only rest, and be no use to anyone.

    Rest counts. A body lying still in the dark is already at work on tomorrow.

    Sleep isn't a thing that you do. It's a thing you stop preventing.

    Let the thoughts come in and sit along the wall. They needn't be spoken to.

    Begin with your hands. Let them go to sleep first.

    Nothing can be done about anything until it gets light.
    That's a mercy, if you let it be.

    You've slept thousands of nights. Your body has never forgotten how.
  `,
  tie: passages`
    You needn't do that now. It's done, and it'll be there when you wake.

    Let that lie down beside you.

    It goes on being true while you're asleep.

    There's nothing in it that has to be thought about in the dark.

    You don't have to keep watch over it.

    You did that on tired days as well.

    That can be the last thing on your mind, if there has to be one.
  `,
  along: phrases`
    I don't have to do anything now.
    I can rest, even awake.
    The night can hold me.
    Tomorrow can wait for tomorrow.
    I let my body do what it knows.
  `,
  close: phrases`
    Let the pillow have your head. That's all it's for.
    There's nothing after this. Stay where you are.
    Turn over once, if you like, and don't finish the next thought.
    The night's long enough. Let it have you.
    And now let the words get further apart.
  `,
  titles: phrases`
    Lights out, {where}
    It can all wait
    Down, and down again
    Not yet morning
    Nothing until it gets light
    Off duty, {where}
    Tired, and awake
    The hands go first
    A softer night
    Let the night hold it
  `,
  preferences: phrases`
    Rest and release
    Drifting off
    Deep rest
    Night calm
  `,
};
