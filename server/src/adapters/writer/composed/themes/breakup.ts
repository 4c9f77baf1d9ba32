import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const breakup: Theme = {
  name: "breakup",
  group: "ache",
  signs:
    /\b(?:broke up|break ?up|breaking up|split up|divorce\w*|separat(?:ed|ion|ing)|my ex(?= (?:is|has|got|and i|moved|called|texted))|dumped|left me|he left|she left|(?:wife|husband|boyfriend|girlfriend|partner) (?:has |just )?left|ended (?:it|things)|heart ?broken|heartbreak|cheated on me|moving on from|over him|over her)\b/g,
  weight: 3,
  things: {},
  near: ["self", "love", "friends", "calm", "home"],
  sore: ["love", "family"],
  meet: passages`
    Something ended, and your days still have its shape.
    It takes a long time to get used to.

    Your hand still goes to the phone.
    It learned that over a long time, and it'll unlearn it slowly.

    You lost a person, and the person you were beside them, and a few plans.
    That's a great deal to miss.

    It's strange to be sad about something that wasn't always good.
    It's still yours to be sad about.

    One part of you understands it, and another part is still waiting.
    They needn't agree today.

    Small things seem to know about it. A song. A place.
    They'll go back to being only what they are.

    Nobody can tell you how long this takes.
    It takes the time it takes.
  `,
  turn: passages`
    You were whole before, and you can be whole in a different arrangement.

    The love you gave was real. You still have the part of you that gave it.

    You're allowed to sleep in the middle of the bed.

    What you learned about yourself, you keep.
    Nobody can take that from you.

    Some day a place you shared will be a place again.

    There are people who'd like to hear from you, exactly as you are today.

    You don't need the last word.
    Sometimes it's just a door, closing at its own speed.
  `,
  tie: passages`
    That was never theirs to take along.

    It was there before them, and it's here now.

    You made that, and you still can.

    It belongs to the life that's yours alone, and always did.

    On the empty evenings, it's something to come home to.

    That one is only yours.

    It's how you can tell you're still all there.
  `,
  along: phrases`
    I'm still whole.
    I can miss it and still not go back.
    I belong to my own life.
    I let it hurt, and I let it heal.
    I'm good company.
  `,
  close: phrases`
    Have something you like today, and take your time over it.
    There's still a day out there that's yours, too.
    Let the phone be for an hour, and have your own day.
    Now take up all the space you need today.
    On you go, at the pace of someone who's coming home.
  `,
  titles: phrases`
    Your name on the door
    Room for one, gladly
    Mending, {where}
    The other side of missing
    The middle of the bed
    Still whole, {where}
    Coming home to yourself
    After the door closed
    Your own side of things
    A life that's yours
  `,
  preferences: phrases`
    Healing and warmth
    Gentle courage
    Coming home
    Quiet strength
  `,
};
