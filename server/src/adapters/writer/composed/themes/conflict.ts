import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const conflict: Theme = {
  name: "conflict",
  group: "friction",
  signs:
    /\b(?:fight(?! for)|fought(?! for)|fighting(?! for)|argument|argued|arguing|argue|row with|conflict|yelled|shouted|angry with (?:me|my)|mad at (?:me|my)|falling out|fell out|not (?:speaking|talking)|upset with|apologi[sz]e|tension|hurtful|betray\w*|confront\w*|difficult conversation|hard conversation|my boss|in-laws)\b/g,
  weight: 3,
  things: {},
  near: ["speaking", "boundaries", "love", "family", "friends", "calm"],
  meet: passages`
    Words were said, and they're still going round the room.
    You hear theirs, and you hear your own, and neither gets better.

    You may have thought of the right words since. They often come late.

    When it's somebody near, it hurts in both directions.
    You want to be understood, and you want it to be over.

    Your body still thinks it's in the middle of it.
    Let your jaw go. Let your hands go. It's over for now.

    There are two stories about what happened, and you're in both of them.

    It's a lonely thing, to be at odds with somebody you know so well.

    No one comes out of a quarrel looking the way they'd like to look.

    You don't have to decide today who was right.
    It may have been hard on both of you.
  `,
  turn: passages`
    You can be hurt and still be fair. You can be fair and still be hurt.

    Under the loud thing there's generally a quiet one.
    It might be as simple as, that mattered to me.

    It needn't be mended in one go. A hand on the table is a start.

    You don't have to win it, and you don't have to lose it either.

    There'll be a moment for a few quiet words.
    You'll know it when it comes.

    You can say sorry for your half and leave the other half lying there.

    Sleep on it first, if you can. Very little was ever mended late at night.

    Whatever you say next can be shorter than you think.
  `,
  tie: passages`
    That's a good thing to know before you say anything.

    It's who you are when you aren't being shouted at.

    It lasts longer than a quarrel.

    From there, you can afford to go first.

    Somebody who can do that can also say one honest sentence.

    It leaves you with less to defend.

    It takes patience, and it takes backbone. You've got some of both.

    You can keep that, and still say the first word.
  `,
  along: phrases`
    I can speak plainly and stay kind.
    I can be wrong and still be good.
    I don't have to win to be all right.
    I can wait until I'm calm.
    I say what's true, and I listen.
  `,
  close: phrases`
    Now unclench your hands, and give it a night.
    If there's a word to be said, let it be a short and warm one.
    Go and put some water on your face. It's still the same day, and you're in it.
    Leave the door on the latch, and go on with your day.
    Let the next thing you say to anyone be kind.
  `,
  titles: phrases`
    On the same side, nearly
    The quiet thing underneath
    Softer, not smaller
    A bridge of few words
    After the hard words
    A hand on the table
    Fair and still hurt
    Cooling down, {where}
    The shorter sentence
    Room for both stories
  `,
  preferences: phrases`
    Calm and fair
    Quiet courage
    Open heart
    Ease after anger
  `,
};
