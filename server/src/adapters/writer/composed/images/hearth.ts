import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const hearth: Image = {
  name: "hearth",
  where: "by the fire",
  arrive: passages`
    Imagine a fire that's burned down to the good part, all glow and hardly any flame.
    Your face is warm, and your hands.

    Picture a hearth, and a dog asleep in front of it.

    There's a fire in the grate, and a chair that somebody has turned towards it for you.

    Think of coming in from the cold, and that first minute in front of the fire.
    Everything you were holding starts to thaw.

    The logs shift, and sigh, and settle. You can do the same.
  `,
  mind: passages`
    Hold what's on your mind up to the warmth, like cold hands.
    It doesn't have to change. It can get a little warmer.

    Nothing has to burn brightly today. A small fire warms, too.

    There's wind in the chimney. The fire burns on.

    Let it burn down by itself. It's always brightest just before it's easy to sit beside.

    You needn't poke it. Things that are left alone burn more evenly.
  `,
  stay: passages`
    You put on one more log, and wait.
    A bit of bark catches, and then goes out, and catches.
    You hold out your hands until they're almost too warm.
    All the corners of the room have come closer.

    You sit there without a book.
    The glow moves a little, and settles, and moves again.
    Somewhere a dog sighs, and sleeps on.
    Outside it's doing what it likes.
  `,
  goal: passages`
    Under the ash it's red right through. It has never gone out.

    It gives off heat without making any fuss about it.

    You know by now how to bank it, so it's still there in the morning.

    Other people have warmed their hands at that, and not only you.
  `,
  close: passages`
    The fire's low, and red, and it will keep.

    Sit a moment longer with your back to it. Take the warmth along in your coat.

    Somebody will put another log on. It needn't be you.

    One last spark goes up, and is gone.

    Move the guard across, and leave it to glow.

    Some of the warmth will stay with you for the rest of the day.
  `,
};
