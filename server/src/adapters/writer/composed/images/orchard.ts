import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const orchard: Image = {
  name: "orchard",
  where: "in the orchard",
  arrive: passages`
    Imagine an old orchard, in grass up to your knees.
    The trees stand as if they'd been talking and had come to a good pause.

    Picture a ladder against an apple tree, and you on the third rung.
    Leaves, and bits of sky.

    There's an orchard, at the end of summer, and something ripe drops now and then.
    No one is counting.

    Think of lying under a tree and looking up through it.
    The light comes down in coins.

    Come in among the trees, where the wind is only a sound overhead.
  `,
  mind: passages`
    What's on your mind may need more time.
    You don't have to pull at it.

    Some years the tree rests. It's still a tree, and still yours.

    You don't have to climb for this one. Stay on the ground and look up for a while.

    The wind only takes what's already loose.
    Let it have that.

    Let it hang there a little longer. There's sun on it.
  `,
  stay: passages`
    You walk in under the branches, with your hand out, and the leaves let it through.
    There's one tree that has split, years ago, and someone put an iron band round it.
    It's the one with the most apples.
    You stay beside that one for a while.

    You lie down in the long grass.
    It's dry and warm, and it smells of apples.
    Up there something lets go, and bumps down through the leaves, and is quiet.
    Nobody pushed it. It was time.
  `,
  goal: passages`
    You can put your back against it. It's that sort of tree by now.

    Feel how the branch bends. That's the weight of good things.

    There's enough there to give some away.

    It took more than one summer, and you gave it more than one.
  `,
  close: passages`
    The basket is full enough. Leave the high ones for the birds.

    A leaf comes down, taking its time.

    The trees will be standing just like this when you come again.

    Wipe one on your sleeve, and take it for the road.

    The ladder can stay. Someone will want it tomorrow, and it may be you.

    You've got grass on your back, and you're in no hurry to brush it off.
  `,
};
