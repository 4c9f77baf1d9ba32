import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const snow: Image = {
  name: "snow",
  where: "in the snow",
  arrive: passages`
    Imagine that it has snowed in the night, and you're the first one up.
    Every sound has been put away somewhere.

    Picture a field under new snow, with the light coming from below as much as above.

    There's snow on everything, the same amount, without favour.
    Everything has gone soft and quiet.

    Think of standing in a doorway, in wool socks, watching it come down.
    Nowhere can expect you in this.

    It's quiet the way it's quiet when the road is white and no one has driven on it.
  `,
  mind: passages`
    Let it snow on what's on your mind, a little.
    It's still there. It has only lost its corners.

    Nothing needs clearing yet. It's still coming down, and you're inside.

    One flake weighs nothing. It was never one flake, was it?
    So now let them melt in the order they came.

    Under all that white, the ground is exactly where you left it.

    Some of what you see there is only where you've been going round.
    Come in for a bit, and get warm.
  `,
  stay: passages`
    You go out as far as the gate.
    The snow creaks a little. That's the only sound.
    You turn round, and there's the house, warm and lit.
    You never noticed how well it fits in there.

    Inside, you sit at the window in a blanket.
    It comes down past the street lamp, and only there you can see how much of it there is.
    Everything that has been left lying about is being made the same.
    The rest can wait until tomorrow.
  `,
  goal: passages`
    It stands out dark and clear, like a tree does in snow.

    That kept its warmth under everything, the way bulbs do.

    It's the lit window that you can see from the other side of the field.

    Look how deep the tracks are. You didn't go there only once.
  `,
  close: passages`
    It has stopped snowing. Somewhere a branch lets go of its snow, and lifts.

    One clean field, and you haven't made a mark on it yet.

    The light is a little blue, and it stays longer than you'd think.

    When you step out, it will creak under your boots. You'll remember that sound.

    Everything under there is only resting.

    Come back in, and bring the quiet with you.
  `,
};
