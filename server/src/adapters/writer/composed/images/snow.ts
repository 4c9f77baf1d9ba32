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
    Even the bins look well.

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

    You can see where you've been walking up and down in it.
    Come in for a bit, and stamp your feet.
  `,
  stay: passages`
    You put on the big boots and go out as far as the gate.
    It squeaks at every step. That's the only sound.
    You look back, and there's the house with its lights on, smoking quietly to itself.
    You never noticed how well it fits in there.

    Inside, you sit at the window in a blanket.
    It comes down past the street lamp, and only there you can see how much of it there is.
    Everything that has been left lying about is being made the same.
    Tomorrow can dig itself out.
  `,
  goal: passages`
    There's one line of footprints leading to that, and they're your size.

    It stands out dark and clear, like a tree does in snow.

    That kept its warmth under everything, the way bulbs do.

    You went out for that when it would have been easier to stay in.

    Look how deep the tracks are. You didn't go there only once.

    It's the lit window that you can see from the other side of the field.

    That's wood cut in summer, and stacked, and dry.

    It made no sound as it came. You looked out, and it was there.

    You've shovelled that path so often that the snow knows where not to lie.
  `,
  close: passages`
    It has stopped snowing. Somewhere a branch lets go of its load, and lifts.

    One clean field, and you haven't made a mark on it yet.

    The light is a little blue, and it stays longer than you'd think.

    When you step out, it will creak under your boots. You'll remember that sound.

    Everything under there is only resting.

    Stamp your feet on the mat, and bring in the quiet.
  `,
};
