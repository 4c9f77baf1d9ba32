import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const path: Image = {
  name: "path",
  where: "on the path",
  arrive: passages`
    Picture a path you know, just wide enough for one.
    It's dry underfoot, and it goes where it goes.

    Imagine a path through tall grass, with the sun at your back.
    You can see as far as the next bend, and that's all anyone can see.

    There's a path, and you're on it, walking at the speed of your own breath.

    Think of a way that you know by heart.
    You don't have to steer.

    Begin on a quiet track between two fields.
    There's a gate ahead, and it's open.
  `,
  mind: passages`
    Look at the path under your feet instead of the one beside you.

    This is a steep bit. Steep bits are walked like flat ones, only slower.

    You could carry this to the next gate and set it on the wall.
    No one says it has to come the whole way.

    Somebody has walked here before you with the same thing on their mind.
    The grass is a little flatter for it.

    Even standing still, you're on the path.

    It bends here, and the bend hides what comes after.
    It isn't hiding it from you. It's only bending.
  `,
  stay: passages`
    You go along without hurrying, and the path does what paths do.
    There's a puddle with the whole sky in it.
    A bit further on somebody has laid a flat stone where it's always muddy.
    You think a small thank you to whoever that was.

    It goes up for a while, and you hear yourself breathing.
    Then there's a wall, and it's just the height for sitting on.
    You can see where you came from. It looks like no distance, and it took all morning.
    The wind smells of hay.
  `,
  goal: passages`
    It's like a milestone with moss on it. Plain, and yours.

    This is the bit where the ground is even, and you can look about you.

    Every step of that was a small one. There's no other kind.

    One day you looked up, and there it was.
  `,
  close: passages`
    The path goes on a little way, and then out of sight.
    That's as it should be.

    Come the next little way with me, and then go on as you like.

    It's a good path, and it's yours.

    It starts again at your own front door, as all of them do.

    Let your feet remember the pace. You can always come back to that.

    A bench, a bend, a bit of sky. The rest of the way is for another day.
  `,
};
