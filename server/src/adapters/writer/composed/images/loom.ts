import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const loom: Image = {
  name: "loom",
  where: "at the loom",
  arrive: passages`
    Imagine a loom by a tall window, with a cloth half woven on it.
    You can see every row so far, and none of the rows to come.

    Picture threads, hundreds of them, all drawn to the same easy tension.
    Not tight. Just enough to hold.

    There's a loom, and its slow sound, over, under, over, and the beam coming down.

    Think of a shawl that somebody is making without hurry, a hand's width a day.

    A basket of wool, all colours, and the light from the left.
    Put your hand in. It's soft right down to the bottom.
  `,
  mind: passages`
    There's a knot in today. A weaver doesn't pull.
    She finds the end, and follows it back with her fingers.

    This is a dark thread. The cloth isn't dark. It only has this in it.

    From so close it looks like a tangle.
    Two steps back, and it begins to be a pattern.

    You can weave around a gap. People do it all the time, and it ends up lovely.

    Let it hang loose for now. Loose ends are only ends that are still free.
  `,
  stay: passages`
    You sit down to it, and your feet find the pedals.
    Over, under, and the beam comes down with its soft knock.
    You don't look at the whole of it. You look at this thread, and then at this one.
    After a while your breath's doing it too.

    You turn back the cloth, and have a look at what's already there.
    You remember that dark thread. It was a hard week.
    It's part of the pattern now. It wanted something strong just there.
    You roll it up again, and it's heavier than you'd have thought.
  `,
  goal: passages`
    That colour runs all the way through, if you look.

    It's woven in by now. You couldn't pull it out if you tried.

    Row after row, on evenings when nobody came by to admire it.

    It started as a single thread between two fingers.

    It holds because of so many small threads.
  `,
  close: passages`
    The shuttle lies still. The cloth has grown by a finger's width, while we sat here.

    Smooth it once with your palm, and leave it for the next row.

    The light has moved along the threads, and it's reached your hands.

    Nobody weaves a whole cloth in a day, and nobody needs to.

    Tuck in the end. It'll hold.

    Next time you come, it will be exactly as you left it, waiting at the same row.
  `,
};
