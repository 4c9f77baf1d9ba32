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

    It bends, in weather like this. It's why it's old.

    There's a ring in the wood for every year, and the hard ones are only narrower.
    They hold just as well.
  `,
  stay: passages`
    You put your hand on the bark, and it's warmer than you thought.
    There's a beetle in a hurry. It goes round your thumb.
    High up a branch creaks, the way a stair does in a house you like.
    It's stood here through everything you've ever heard of.

    You lie down and look up through it, leaf behind leaf behind leaf.
    Every one of them moves, and the tree doesn't.
    Small bits of light run over your face and hands.
    You couldn't say how long you lie there. It's that sort of tree.
  `,
  goal: passages`
    That's heartwood by now. It's right in the middle, and it's dry and hard.

    It's a branch you could hang a swing from.

    All that time it was growing down, before it grew up.

    It stays green in winter, that part.

    You can carve your name there. The tree won't mind, and it's true.

    Birds have moved in. That's how you can tell it's settled.

    It was a twig, and you walked round it so as not to tread on it.

    Look at the girth of it. Nobody did that in a season.

    It's the side that the sun comes to, all afternoon.
  `,
  close: passages`
    The tree stays. It has got very good at that.

    Pick one leaf up off the ground. Any of them will do.

    Lean back once more. Feel it take your weight, as it would take anyone's.

    The shade has moved round a little, the way it does.

    Roots below, and leaves above, and in between something that stands up.

    When you walk off, don't look for a change in it. Look for one in you.
  `,
};
