import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const tide: Image = {
  name: "tide",
  where: "with the tide",
  arrive: passages`
    Imagine a wide bay with the tide out, and the sand ribbed like the roof of a mouth.
    You can walk a long way on what's sea at other times.

    Picture a rowing boat aground on the mud, quite content, waiting to float.

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

    You can't row a boat off the mud. You can sit in it, and have something to eat.

    What's on your mind has come in as far as it comes.
    Look at the line of weed. That's its highest mark.

    The moon does the pulling. You don't have to.

    It will go out by itself, as slowly as it came, while you're looking at something else.
  `,
  stay: passages`
    You walk out over the wet sand, and it holds.
    There are pools, each of them with its own small crowd.
    You bend down, and something with a great many legs decides you're weather.
    Far out there's a white line. It isn't any nearer yet.

    You sit in the boat, on the mud, with your feet up.
    It leans a bit. There's bread, and there's a flask.
    First there's a trickle you can only hear.
    Then, a good while after, one end of the boat gives a little tap, like somebody waking.
  `,
  goal: passages`
    The tide went out on a lot of things, and that stayed.

    It floats you, that one, even when the water's low.

    It came up so slowly that you only noticed when you were afloat.

    There's a ring in the wall that you tie up to. This is that ring.

    Twice a day, for years, something wore it smooth. That was you, practising.

    You don't need high water for that any more.

    You waited for the right depth, and then you leaned on the oars.

    It lies there after every storm, as if someone had put it back.

    It's a long, slow current, that one, and it's going your way.
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
