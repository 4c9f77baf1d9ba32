import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const kettle: Image = {
  name: "kettle",
  where: "in the kitchen",
  arrive: passages`
    Imagine a kitchen in the morning, before the others are up.
    The kettle is just starting to talk to itself.

    Picture the table, the chair you always take, the cup with the chip in it.
    You know where everything is.

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

    The best talks ever had about things like this were had over the washing up.
    Nobody looked at anyone, and it all got said.
  `,
  stay: passages`
    You take down the cup with the chip in it.
    The tap runs, the gas goes whoomp, and then there's that little wait.
    You lean against the counter with your arms folded, as people have in this kitchen for years.
    On the sill there's a jar with something in it that's started to root.

    You sit, and put both hands round the cup.
    There are crumbs on the table, and the paper, folded open at the wrong page.
    It'll all begin soon enough, with doors and voices.
    Just now the house ticks, and you've got the good chair.
  `,
  goal: passages`
    That's daily bread by now. You could make it with your eyes shut.

    It's on the shelf at the height of your hand, where the things go that get used.

    You burned the first few. Everyone does.

    It's like the good knife. Plain, and yours, and always in the same drawer.

    There's a smell in the house when that's going on, and it's a good one.

    You know it by feel now, with no need to measure.

    Somebody might copy it down from you one day, on the back of an envelope.

    It has been simmering for a long time, and you were the one who stirred.

    That's what's under the cloth, and it's still warm.
  `,
  close: passages`
    The kettle has clicked off. Listen. That small silence.

    Rinse the cup and turn it over on the rack.

    It will be this warm in here whenever you come in.

    Wipe the table once, with the flat of your hand, and push in the chair.

    Outside the window it's got a little lighter.

    Take something warm with you. It's a good day to have pockets.
  `,
};
