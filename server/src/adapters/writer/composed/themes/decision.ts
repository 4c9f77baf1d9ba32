import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const decision: Theme = {
  name: "decision",
  group: "open",
  signs:
    /\b(?:deci(?:de|sion|sions|ding)|choose|choice|choosing|whether (?:to|i)|should i|if i should|not sure i should|stay or (?:go|leave)|leave or stay|crossroads|torn|don'?t know what to do|can'?t decide|unsure|not sure (?:if|what|whether)|dilemma|quit my job|options)\b/g,
  weight: 3,
  things: {},
  near: ["work", "self", "calm", "boundaries", "love"],
  meet: passages`
    There are two roads in it, and you've walked both of them to the end and back.
    In your head, and more than once.

    Perhaps you've made a list. One side's longer, and it didn't help.

    Others may have an opinion. They can sound so sure, and none of them has to live it.

    If it were easy you'd have done it by now.
    It's hard because there's something good on both sides.

    You keep waiting to be certain. That often comes afterwards, if at all.

    Whichever way you lean, the other one pulls at you.

    It follows you about from room to room, asking.
  `,
  turn: passages`
    You needn't choose this minute. You may just look, without your hand on the door.

    Some choices aren't right or wrong. They get to be right by how you live them.

    Suppose it's done, and some time has gone by. In which of the two can you breathe?

    You've decided big things before, with less to go on, and here you are.

    There's a quiet voice and a loud one. The quiet one generally hasn't got a deadline.

    Ask what you'd tell somebody you love. Then listen to how fast you answer.

    Hardly any door locks behind you. Most of them just swing.
  `,
  tie: passages`
    Whichever way you go, that goes too.

    It's yours on either side of this.

    You chose that once, and you didn't know how it would turn out.

    It's a fair thing to hold the question up against.

    Somebody like that can live with either answer, and live well.

    It might be the part of you that already knows.

    Start with what's settled. That's settled.
  `,
  along: phrases`
    I can choose without being certain.
    I trust myself to live with my choice.
    I don't have to hurry.
    I've chosen well before.
    I listen for the quiet voice.
  `,
  close: phrases`
    Put it on a shelf till tomorrow. You'll pass it, and know more.
    Do something else for an hour, and see which way you lean.
    Nothing has to be signed today. Go and have something to eat.
    Let it sleep beside you for a night, and go on.
    Now do one thing that has only one way to do it.
  `,
  titles: phrases`
    By the quiet voice
    Either way, you
    Standing, {where}
    Weighing it gently
    Two good roads
    The quieter voice
    No hand on the door
    A clear look, {where}
    You can live with this
    Before you choose
  `,
  preferences: phrases`
    Clear and calm
    Quiet trust
    Inner compass
    Patient clarity
  `,
};
