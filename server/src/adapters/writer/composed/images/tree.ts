import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const tree: Image = {
  name: "tree",
  where: "under the tree",
  arrive: passages`
    Imagine a big old tree that stands by itself, and you with your back against it.
    You can't feel it breathe, but it does.

    Picture the shade of a tree on a bright day, and you, inside it.

    There's a tree at the edge of the village where people have always met.
    No one else is there at the moment.

    Think of leaves, thousands of them, moving in a wind too light to feel.
    Nothing holds them still, and nothing falls.

    Sit down between two roots. They're like the arms of a chair.
  `,
  mind: passages`
    The wind is in the top of it. Down here by the trunk, it's calm.

    A tree doesn't decide about the whole year at once.
    It does what this week asks for.

    Let what's on your mind perch up there for a bit.
    Trees are used to things that land, and make noise, and go.

    It bends in weather like this. That's how it has grown old.

    There's a ring in the wood for every year, and the hard ones are only narrower.
    They hold just as well.
  `,
  stay: passages`
    You put your hand on the bark, and it's warmer than you thought.
    A beetle goes by, and takes the long way round.
    High up a branch creaks, and is still.
    It's stood here through everything you've ever heard of.

    You lie down and look up through it, leaf behind leaf behind leaf.
    Every one of them moves, and the tree doesn't.
    Small bits of light run over your face and hands.
    You couldn't say how long you lie there. It's that sort of tree.
  `,
  goal: passages`
    That's heartwood by now. It's right in the middle, and it's sound.

    All that time it was growing down, before it grew up.

    It stays green in winter, that part.

    It's the side that the sun comes to, all afternoon.

    It has grown broad and strong. Nothing does that in one season.
  `,
  close: passages`
    The tree stays where it is.

    Pick one leaf up off the ground. Any of them will do.

    Lean back once more. Feel it take your weight, as it would take anyone's.

    The shade has moved round a little, the way it does.

    Roots below, and leaves above, and in between something that stands up.

    It'll be here, whenever you come back.
  `,
};
