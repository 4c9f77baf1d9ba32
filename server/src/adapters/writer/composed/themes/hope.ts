import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const hope: Theme = {
  name: "hope",
  group: "bright",
  signs:
    /\b(?:excited|exciting|excitement|hope\w*|looking forward|can'?t wait|thrilled|dream\w*|inspired|ready for|opportunity|adventure|eager|optimis\w*|possibilit\w*|new idea)\b/g,
  weight: 2,
  things: {},
  near: ["work", "creative", "travel", "love", "self"],
  meet: passages`
    Something good's coming, and you can feel it in your knees.

    You're all lit up, and you've got nowhere to put it.
    Put it here. There's room.

    Hope's a brave thing to have. You could be let down, and you're hoping anyhow.

    You've already told it to yourself as a story, with the weather in.

    It's all right to be this happy about something that hasn't happened.
    It's half the fun, and nobody can take back that half.

    Your mind has run on ahead, and it's waving from the corner.

    There's a small shy worry under it, too. It can come along. It'll like the view.
  `,
  turn: passages`
    You needn't hold your breath until it comes. Have a little of it now.

    Let it be as big as it is. Nobody's measuring.

    The day before is also a day.

    You got it here. It didn't come by itself, up all those stairs.

    However it turns out, you're somebody who can look forward.
    That's worth a good deal.

    Keep your feet on the ground, and let the rest of you do as it likes.

    There's a list of what's to do, I know. Let it dance for a bit first.
  `,
  tie: passages`
    That looked just like this, once, from the front.

    So you know how it feels when a hope turns into a Tuesday.

    It has brought you to where this can happen.

    It's the ground that you'll jump from.

    That'll come in handy, where you're going.

    It was good practice for being happy.

    Put the two together, and you can see why you're smiling.
  `,
  along: phrases`
    I let myself look forward.
    I'm ready for something good.
    I can be excited and be calm.
    I've helped to make this happen.
    I'm allowed to hope.
  `,
  close: phrases`
    Now go and do the next thing towards it, whistling.
    Tell somebody. You know you want to.
    Off you go, with your lights on.
    Take the stairs two at a time, if you feel like it.
    Go on into your day, it's already leaning your way.
  `,
  titles: phrases`
    Leaning forward, {where}
    Nearly there
    Before it happens
    Room to look forward
    The day before is a day
    Lights on, {where}
    Something good is coming
    Two stairs at a time
    Hope with its feet down
    A lit-up kind of calm
  `,
  preferences: phrases`
    Bright hope
    Joyful calm
    Open and ready
    Light and lively
  `,
};
