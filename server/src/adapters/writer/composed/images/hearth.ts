import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const hearth: Image = {
  name: "hearth",
  where: "by the fire",
  arrive: passages`
    Imagine a fire that's burned down to the good part, all glow and hardly any flame.
    Your face is warm, and your hands.

    Picture a hearth, and a dog in front of it who has no plans.

    There's a fire in the grate, and a chair that somebody has turned towards it for you.

    Think of coming in from the cold, and that first minute in front of the fire.
    Everything you were holding starts to thaw.

    The logs shift, and sigh, and settle. You can do the same.
  `,
  mind: passages`
    Hold what's on your mind up to the warmth, like cold hands.
    It doesn't have to go in. It only has to thaw.

    Fires aren't lit with logs. Anything small and dry will do, and a bit of patience.

    There's wind in the chimney. The fire doesn't seem to take it personally.

    Let it burn down by itself. It's always brightest just before it's easy to sit beside.

    You needn't poke it. Things that are left alone burn more evenly.
  `,
  stay: passages`
    You put on one more log, from the side, and it thinks about it.
    A bit of bark catches, and then goes out, and catches.
    You hold out your hands until they're almost too warm.
    All the corners of the room have come closer.

    You sit there without a book.
    There's a small landscape in there, with red cliffs, and it keeps falling in.
    The dog sighs as if it had been a long week.
    Outside it's doing what it likes.
  `,
  goal: passages`
    That's a log that burns all night.

    You carried that in yourself, an armful at a time.

    It was a spark in damp grass once. You knelt down and blew on it.

    Under the ash it's red right through. It has never gone out.

    Other people have warmed their hands at that, and not only you.

    You know by now how to bank it, so it's still there in the morning.

    It gives off heat without making any fuss about it.

    Put your feet up to it. You've laid that fire yourself.

    There were wet days when it only smoked, and you stayed in the room.
  `,
  close: passages`
    The fire's low, and red, and it will keep.

    Sit a moment longer with your back to it. Take the warmth along in your coat.

    Somebody will put another log on. It needn't be you.

    One last spark goes up, has a look round, and is gone.

    Move the guard across, and leave it to glow.

    You'll smell faintly of woodsmoke for the rest of the day, in the nicest way.
  `,
};
