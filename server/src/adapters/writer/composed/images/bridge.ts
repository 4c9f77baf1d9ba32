import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const bridge: Image = {
  name: "bridge",
  where: "on the bridge",
  arrive: passages`
    Imagine a stone bridge over a small river, low enough to sit on.
    The water goes under without looking up.

    Picture yourself halfway over a bridge, leaning on the rail.
    You've left one side, and you're not due on the other.

    There's a wooden footbridge, and it gives a little, and it holds.

    Think of a bridge in the early morning with mist on both ends.
    Where you stand, it's clear.

    You know the sort of bridge where people stop, for no reason, above the water.
    Stop there.
  `,
  mind: passages`
    Let what's on your mind go under like a branch on the water.
    Watch it come out on the other side, turned a little.

    You needn't build the whole bridge today. It's here. It's been here for a hundred years.

    A river takes its time, and it gets there.

    Look down. It's moving fast, and you aren't in it.

    From up here you can see both banks.
    They aren't as far apart as they look from below.
  `,
  stay: passages`
    You stop at the highest point, where the stones are worn into a seat.
    Below you there's a fish, holding quite still in all that moving water.
    It only has to lean a little, this way and that.
    You watch it until you've forgotten what you were hurrying from.

    You drop in a twig, on the upstream side, as one does.
    You cross over, and lean out, and wait.
    There it comes, turning, in no trouble at all.
    You'd have sworn it was stuck under there.
  `,
  goal: passages`
    That's one of the stones in the arch. It holds because it's leaned on.

    It carries you. You can stop testing it.

    You laid it plank by plank, with the water going by underneath.

    It's been through high water, and it's still standing in the same place.

    You can put your whole weight on it.
  `,
  close: passages`
    The river is still talking. It doesn't need you to reply.

    A few more steps, and there's grass under your feet again.

    Pat the rail as you go. It's warm from your hand.

    One leaf went under while we stood here, and it's well downstream by now.

    The bridge holds. That's all it does, and it's enough.

    Cross over when you like. It will hold.
  `,
};
