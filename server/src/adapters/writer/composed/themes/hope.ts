import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const hope: Theme = {
  name: "hope",
  group: "bright",
  signs:
    /\b(?:excited|exciting|excitement|(?<!\b(?:no|lost|losing|lose|without|gave up|giving up|given up|any|little|false|all) )hope(?:d|s|ful|fully)?(?!(?: \w+){0,4} (?:\w+n't|never|not|die|dies|dead)\b)|hoping(?!(?: \w+){0,4} (?:\w+n't|never|not|die|dies|dead)\b)|looking forward|can'?t wait|thrilled|dream\w*|inspired|ready for|opportunity|adventure|eager|optimis\w*|possibilit\w*|new idea)\b/g,
  weight: 2,
  things: {},
  near: ["work", "creative", "travel", "love", "self"],
  meet: passages`
    Something good may be coming, and you can feel it.

    You're all lit up, and you've got nowhere to put it.
    Put it here. There's room.

    Hope's a brave thing to have. You could be let down, and you're hoping anyhow.

    You may have told it to yourself many times already.

    It's all right to be this happy about something that hasn't happened.
    It's half the fun, and nobody can take back that half.

    Your mind has run on ahead. Let it.

    There may be a small worry under it, too. It can come along.
  `,
  turn: passages`
    You needn't hold your breath until it comes. Have a little of it now.

    Let it be as big as it is. Nobody's measuring.

    The day before is also a day.

    You helped to bring it this far.

    However it turns out, you're somebody who can look forward.
    That's worth a good deal.

    You can be sensible tomorrow.

    There may be a list of what's to do. Be glad for a bit first.
  `,
  tie: passages`
    That looked just like this, once, from the front.

    So you know how it feels when a hope comes true on an ordinary day.

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
    Now go and do the next thing towards it.
    Tell somebody, if you'd like to.
    Off you go, and let it show.
    Go on, a little faster than usual, if you feel like it.
    Go on into your day, and take this along.
  `,
  titles: phrases`
    Leaning forward, {where}
    Nearly there
    Before it happens
    Room to look forward
    The day before is a day
    Lights on, {where}
    Something good is coming
    Glad, and going
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
