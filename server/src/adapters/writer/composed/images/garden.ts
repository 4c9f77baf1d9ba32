import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const garden: Image = {
  name: "garden",
  where: "in the garden",
  arrive: passages`
    Imagine a garden after rain, with the gate not quite shut.
    Everything in it is doing something, very slowly.

    Picture a small garden with a wall around it, warm on one side.
    There's an upturned bucket. Sit on that.

    There's a garden, in no particular month, and a patch of sun on the ground.
    Let it warm you.

    Think of a vegetable patch early in the day, with the earth still dark.
    Nothing here has ever been hurried into growing.

    Come in by the side gate.
    It's quiet, except for whatever lives in the hedge.
  `,
  mind: passages`
    What's on your mind can lie here on the soil for a bit.
    Soil has a way with things that are laid on it.

    You can't see roots at work. It looks exactly like nothing happening.

    Nothing in a garden is done in one day.
    You can do one small bit, and rest.

    A garden isn't behind. It's only in its own week of the year.

    Rain is hard on the leaves and good for the roots.
    You needn't like it for that to be so.
  `,
  stay: passages`
    You go along the bed, and you don't do anything yet.
    There's a row of something coming up, very green and very small.
    A blackbird's following you at a distance, in case you dig.
    Under your feet, a thousand small creatures are seeing to next year.

    Sit down on the bucket for a while.
    The wall gives back the warmth it's been saving.
    A bee goes into a flower, backs out, and tries the one beside it.
    She's not behind, and she isn't ahead. She's at that flower.
  `,
  goal: passages`
    It has roots by now, and they hold.

    You watered that on days when you didn't feel like a gardener.

    It comes back every year now, without being asked.

    Nobody hurried it. That's why it has lasted.
  `,
  close: passages`
    The garden will get on with it while you're away. It prefers that.

    Brush the earth off your hands. A little will stay under the nails.

    Leave the gate on the latch.

    By tomorrow something in there will have opened, without a sound.

    The watering can is where you left it, for another day.

    Take one leaf in your pocket, if you like, and let the rest grow.
  `,
};
