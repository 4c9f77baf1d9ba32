import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const breakup: Theme = {
  name: "breakup",
  group: "ache",
  signs:
    /\b(?:broke up|break ?up|breaking up|split up|divorce\w*|separat(?:ed|ion|ing)|my ex|dumped|left me|he left|she left|ended (?:it|things)|heart ?broken|heartbreak|cheated on me|moving on from|over him|over her)\b/g,
  weight: 3,
  things: {},
  near: ["self", "love", "friends", "calm", "home"],
  meet: passages`
    Something ended, and your days still have its shape.
    Half the cupboard, one side of the bed.

    Your hand still goes to the phone.
    It learned that over a long time, and it'll unlearn it slowly.

    You lost a person, and the person you were beside them, and a few plans.
    That's three things to miss, and no one sends flowers.

    It's strange to be sad about something that wasn't always good.
    It's still yours to be sad about.

    One part of you understands it, and another stands at the window.
    They needn't agree today.

    Every song seems to know about it.
    Songs are like that. They'll go back to being songs.

    Nobody can tell you how long this takes.
    It takes as long as it takes to walk home from there.
  `,
  turn: passages`
    You were whole before, and you can be whole in a different arrangement.

    The love you gave was real. You still have the part of you that gave it.

    You're allowed to sleep in the middle of the bed.

    What you learned about yourself, you keep.
    Nobody gets that in the division.

    Someday you'll walk past that place and think about lunch.

    There are people who'd like to hear from you, exactly as you are today.

    You don't need the last word.
    Sometimes it's just a door, closing at its own speed.
  `,
  tie: passages`
    That was never theirs to take along.

    It was there before them, and it's here now.

    You built that with your own two hands, and they're still on your arms.

    It belongs to the life that's yours alone, and always did.

    On the empty evenings, it's something to come home to.

    Nobody else has the key to that one.

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
    Cook something you like, for one, and put it on a good plate.
    Go out by the front door. It's your street, too.
    Leave the phone where it is, and go and have your own day.
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
