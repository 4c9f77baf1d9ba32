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
    What's on your mind may not be ripe yet.
    You can tell by how hard it is to pull.

    Some years the tree rests. It's still a tree, and still yours.

    You don't have to climb for this one. Stay on the ground and look up for a while.

    The wasps are only after what's already fallen.
    Leave that to them.

    Let it hang there a little longer. There's sun on it.
  `,
  stay: passages`
    You walk in under the branches, with your hand out, and the leaves let it through.
    There's one tree that has split, years ago, and someone put an iron band round it.
    It's the one with the most apples.
    You stand and look at that for a while.

    You lie down in the grass where it's already been lain in, by a deer perhaps.
    It's dry, and it smells of cider.
    Up there something lets go, and bumps down through the leaves, and is quiet.
    Nobody pushed it. It was time.
  `,
  goal: passages`
    That one is ripe. It comes off in your hand when you lift it.

    It was blossom once, and there was frost that year.

    You can put your back against it. It's that sort of tree by now.

    It bore nothing the first few seasons, and you kept the grass cut all the same.

    There's enough there to give some away.

    You grafted that yourself, with a knife and a bit of string.

    Feel how the branch bends. That's the weight of good things.

    It tastes of the whole summer, and a little of the rain.

    Nobody planted that but you, on some cold day with a spade.
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
