import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const kettle: Image = {
  name: "kettle",
  where: "in the kitchen",
  arrive: passages`
    Imagine a kitchen in the morning, before the others are up.
    The kettle is just beginning to sing.

    Picture a kitchen table, and a chair that's just right for you.
    Nobody needs anything from you there.

    There's a kitchen, and the window has steamed over a little.
    Outside can be anything. In here it's warm.

    Think of the moment after you've put the kettle on.
    There's nothing to do until it boils, and it's nobody's fault.

    Somebody has left a light on over the stove, and half a loaf under a cloth.
    Sit down. It's for you.
  `,
  mind: passages`
    Let what's on your mind come and sit down at the table.
    It'll be easier to talk to when it has a cup in its hands.

    Even a big thing has to come through the kitchen door one foot at a time.

    Let it steep. You can't tell how strong it is by staring into the pot.

    Put it on the back burner, low.
    It won't boil over, and it won't go cold.

    Some of the best talks about things like this are had over the washing up.
    There's no hurry, and things get said.
  `,
  stay: passages`
    You take down a cup that you like.
    The water runs, the kettle starts, and then there's that little wait.
    You lean against the counter with your arms folded, as people have in this kitchen for years.
    On the sill there's a jar with something in it that's started to root.

    You sit, and put both hands round the cup.
    There are crumbs on the table, and nobody minds.
    It'll all begin soon enough, with doors and voices.
    Just now the house ticks, and you've got the good chair.
  `,
  goal: passages`
    That's daily bread by now, plain and good.

    It's plain, and it's yours, and you know where to find it.

    It makes the whole house warmer.

    It has been simmering for a long time, and you were the one who stirred.
  `,
  close: passages`
    The kettle has clicked off. Listen. That small silence.

    Rinse the cup and turn it over on the rack.

    It'll be warm in here whenever you come in.

    Wipe the table once, with the flat of your hand, and push in the chair.

    Outside the window it's got a little lighter.

    Take something warm with you.
  `,
};
