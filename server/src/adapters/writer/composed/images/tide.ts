import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const tide: Image = {
  name: "tide",
  where: "with the tide",
  arrive: passages`
    Imagine a wide bay with the tide out, and the sand in soft ribs.
    You can walk a long way on what's sea at other times.

    Picture a rowing boat resting on the sand, waiting for the tide.

    There's a tide, and at present it's slack. It isn't going out or coming in.
    This is the pause it takes.

    Think of the sea drawing back, a long breath in, with pebbles in it.
    And then the long breath out.

    Out past the point the water is thinking about turning.
    You can feel it before you can see it.
  `,
  mind: passages`
    It's low water just now, and you can see every rock.
    They're always there. The boats do float again.

    You can't push the boat off by force. You can sit in it, and wait for the water.

    What's on your mind may feel like high water.
    It won't always stand as high as this.

    The moon does the pulling. You don't have to.

    It will go out by itself, as slowly as it came, while you're looking at something else.
  `,
  stay: passages`
    You walk out over the wet sand, and it holds.
    There are pools, each of them with its own small crowd.
    You bend down, and something very small goes on with its day.
    Far out there's a white line. It isn't any nearer yet.

    You sit in the boat, and lean back.
    It leans a bit. There's bread, and there's a flask.
    First there's a trickle you can only hear.
    Then, a good while after, one end of the boat gives a little tap, like somebody waking.
  `,
  goal: passages`
    The tide went out on a lot of things, and that stayed.

    It floats you, that one, even when the water's low.

    There's a ring in the wall that you tie up to. This is that ring.

    It came up so slowly that you only noticed when you were afloat.
  `,
  close: passages`
    The water is lifting the first of the weed. It's on its way back.

    There. The boat has moved. You hardly felt it.

    Let it come in at its own speed. It has the whole bay to fill.

    Pick up your shoes. It's time to walk up a little.

    Somewhere under you the turn has already happened.

    By this evening the whole bay will be shining, and no one will have pushed.
  `,
};
