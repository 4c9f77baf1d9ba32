import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const workbench: Image = {
  name: "workbench",
  where: "at the workbench",
  arrive: passages`
    Imagine a workbench under a window, with all the tools hung where a hand would look for them.
    It smells of wood, and someone has swept.

    Picture a bench in a shed, the top of it scarred and smooth.
    Good things were made here by people who were sometimes tired.

    There's a workbench, and a stool, and the afternoon light on the sawdust.
    Sit down at it. Nothing has to be made yet.

    Think of a table where things get mended.
    There's a little pot of glue, and no clock.

    Here's a bench as old as the house, worn in two places by somebody's elbows.
    Yours fit.
  `,
  mind: passages`
    Lay it on the bench, what's on your mind, in as many pieces as it has.
    You can look at it without fixing it.

    Not everything on a bench is broken. Some of it is only being looked at.

    Turn it over once. There's usually a side that you haven't seen.

    You don't have to use force. Find the screw, and it comes apart by itself.

    Put it in the vice for now, lightly.
    It won't roll away, and you'll have your hands free.
  `,
  stay: passages`
    You pull out the stool and sit down.
    Your hand finds the small plane, the one with the worn handle.
    One stroke, along the grain, and there's a curl as thin as paper.
    It wasn't rough because it was bad. It just hadn't been gone over.

    There's a box of odds and ends, and you look through it.
    A hinge. A brass screw. An old key.
    All of it was kept by someone who thought, you never know.
    It's restful, to have things and not need them yet.
  `,
  goal: passages`
    It's been planed, and tried, and planed again, and now it fits.

    You can tell that it was made by hand. It's a little uneven, and it's strong.

    Good glue is stronger than the wood it holds, and this has had time to set.

    You cut that to measure, your own measure.
  `,
  close: passages`
    Hang up the tools. Wipe the bench down with the side of your hand.

    What's half done can stay in the vice. It'll be there, and so will you.

    A curl of wood, a bit of dust. It was good to be here.

    The bench is clear enough to begin on.

    Close the shed door, but don't lock it.

    Leave the window open a crack, so the place can breathe while you're out.
  `,
};
