import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const waiting: Theme = {
  name: "waiting",
  group: "ahead",
  signs:
    /\b(?:waiting (?:for|to hear|on)|results|wait(?:ing)? for (?:the|an) (?:answer|call|news|email|letter|decision)|hear back|haven't heard|in limbo|uncertain\w*|not knowing)\b/g,
  weight: 3,
  things: {},
  near: ["calm", "body", "work", "self", "sleep"],
  meet: passages`
    You're waiting, and waiting is work nobody pays for.
    It's done with the shoulders, mostly.

    Every buzz could be it. No wonder you jump.

    You've done what you could do. Now it's on somebody else's desk, under a cup.

    Not knowing takes up more space than either answer will.

    You go over both endings, as if that could even them out.
    It's like leaning in a car to help it round the bend.

    There's a day that's still shut, and you keep trying the handle.

    Time's thick just now. You can nearly hear it being poured.
  `,
  turn: passages`
    The answer's on its way at its own speed.
    You may as well be somewhere pleasant when it comes.

    Either way, it'll be you who opens it. You've opened things before.

    This hour isn't a corridor. It's an hour. It has a window.

    Nothing you think between now and then will change what it says.
    You're free, in that small way.

    You can put it down and it'll still arrive. It knows where you live.

    Let there be one thing today that has nothing to do with it.

    You needn't be ready for both. Be ready for a cup of something.
  `,
  tie: passages`
    That's already decided. Nobody has to get back to you about it.

    It won't change, whatever's in the envelope.

    While you wait, there's that, and it isn't waiting for anything.

    You had it before, and you'll have it after.

    There was a time when you were waiting for that, too.

    It's one answer you've already got.

    It doesn't depend on anyone's desk.
  `,
  along: phrases`
    I can wait and still live.
    I've done my part.
    Whatever comes, I'll meet it.
    I'm here, and not in next week.
    I let it arrive in its time.
  `,
  close: phrases`
    Now go and do something that takes both hands.
    Leave the phone in another room for as long as you can stand it.
    Go out, and let the news come looking for you.
    There's a whole day here. It's not just the bit before.
    Wash a window, call a friend, go on. It'll find you.
  `,
  titles: phrases`
    The long minute, {where}
    Meanwhile, {where}
    Until the phone rings
    Hands free
    While it's on its way
    An hour with a window
    Waiting well, {where}
    Not a corridor
    Before the envelope
    Here, and not next week
  `,
  preferences: phrases`
    Patient calm
    Ease and trust
    Quiet patience
    Steady hope
  `,
};
