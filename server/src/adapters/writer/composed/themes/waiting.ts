import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const waiting: Theme = {
  name: "waiting",
  group: "open",
  signs:
    /\b(?:waiting (?:for|to hear|on)|results (?:come|are due|will)|wait(?:ing)? for (?:the|an) (?:answer|call|news|email|letter|decision)|hear back|haven't heard|in limbo|uncertain\w*|not knowing)\b/g,
  weight: 3,
  things: {},
  near: ["calm", "body", "work", "self", "sleep"],
  sore: ["body"],
  meet: passages`
    You're waiting, and waiting is work nobody pays for.
    It takes more out of you than people see.

    Every buzz could be it. No wonder you jump.

    You've done what you could do. Now it isn't in your hands.

    Not knowing takes up more space than either answer will.

    You go over both endings, as if that could even them out.
    It can't be hurried like that, and it's tiring.

    There's a day you can't see into yet, and you keep trying.

    The time goes slowly just now.
  `,
  turn: passages`
    The answer's on its way at its own speed.
    You can rest while it's on its way.

    Either way, it'll be you who meets it, and you won't have to be alone.

    This hour isn't only for waiting. It's also an hour of your life.

    Nothing you think between now and then will change what it says.
    You're free, in that small way.

    You can put it down for a while, and it'll still come.

    Let there be one thing today that has nothing to do with it.

    You needn't be ready for both. You only need to be here.
  `,
  tie: passages`
    That's already decided. Nobody has to get back to you about it.

    It won't change, whatever the answer is.

    While you wait, there's that, and it isn't waiting for anything.

    You had it before, and you'll have it after.

    There was a time when you were waiting for that, too.

    It's one answer you've already got.

    It doesn't depend on anyone's answer.
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
    Do something you like, and let the news find you there.
    There's a whole day here. It's not just the bit before.
    Call a friend, do something useful, go on. It'll find you.
  `,
  titles: phrases`
    The long minute, {where}
    Meanwhile, {where}
    Until the phone rings
    Hands free
    While it's on its way
    This hour, too
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
