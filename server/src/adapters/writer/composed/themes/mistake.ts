import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const mistake: Theme = {
  name: "mistake",
  group: "measure",
  signs:
    /\b(?:mistake\w*|messed up|screwed up|failed|failing|relaps\w*|had a drink|drank again|smoked again|slipped up|failure|i failed|embarrass\w*|ashamed|shame|guilty (?:about|for|that)|my guilt|regret\w*|my fault|let (?:them|everyone|him|her|people|my \w+) down|said something|blew it|forgot to|humiliat\w*|ruined)\b/g,
  weight: 3,
  things: {},
  near: ["self", "work", "calm", "family", "love"],
  sore: ["quitting"],
  meet: passages`
    It went wrong, and you were there, and you keep watching it again.
    The film's short, and it doesn't have another ending.

    Your face still gets hot when you think of it.
    That's how a body says that it would rather have done well.

    You wouldn't talk to anyone else the way you've been talking to yourself since.

    It's a heavy word, fault. You've carried it round all day by yourself.

    You remember it in close-up. Everybody else had it at the edge of their eye.

    There's what happened, and then there's the name you've called yourself for it.
    The one took a moment. The other's been going on ever since.

    It bothers you because you've a good idea of how you want to be.
  `,
  turn: passages`
    It's something that you did. It isn't what you are.

    Anything that can be put right, you can put right in daylight, in a few plain words.

    You're allowed to learn it once and stop paying.

    The people you admire have all got one of these, too.

    Put it beside everything you did right this week.
    It's a small thing, in that company.

    If a friend had done it, you'd have made them tea by now.

    You can take it seriously and still let it be over.
  `,
  tie: passages`
    One bad hour can't undo that.

    That was true before it happened, and it's true now.

    There were mistakes on the way there, as well. You got past them.

    It's what the rest of you was doing, all the other days.

    You wouldn't have got that by never getting anything wrong.

    There's more to you than one bad hour.

    Let that have a word in it, too.
  `,
  along: phrases`
    I can be sorry and still be whole.
    I made a mistake, and I'm not one.
    I put right what I can.
    I learn it, and I let it go.
    I'm allowed to begin again.
  `,
  close: phrases`
    Say one sentence to set it right, or say nothing, and have something to eat.
    Let it be yesterday's as soon as it can.
    Now lift your head a little, and go on.
    Go and do something you're good at, however small.
    It's over. You can let it be over.
  `,
  titles: phrases`
    More than one hour
    A kinder look
    The kinder sentence
    Let off, {where}
    Not what you are
    A longer film
    Begin again, {where}
    After it went wrong
    Stop paying for it
    Kinder than last night
  `,
  preferences: phrases`
    Gentle self-kindness
    Gentle courage
    Ease and grace
    Fresh footing
  `,
};
