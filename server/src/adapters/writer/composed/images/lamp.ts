import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const lamp: Image = {
  name: "lamp",
  where: "by lamplight",
  arrive: passages`
    Imagine a lamp in a window, the kind that someone leaves on for you.
    It's not bright. It only says that this is the place.

    Picture a small lamp on a table, and the circle that it makes.
    Everything in the circle is yours. The rest can stay dark.

    It's evening somewhere in you. Someone has lit the lamp.
    The corners of the room go soft.

    Think of one warm light in a dark house, and you coming up the path to it.

    There's a reading lamp, a little crooked, and a chair pulled up to it.
    The light falls on your hands first.
  `,
  mind: passages`
    Hold what's on your mind under the lamp.
    You needn't do more than let it be seen.

    The light doesn't argue with the dark. It just goes on being a light.

    Outside the circle there's plenty that you can't see from here.
    None of it has to be seen tonight or any other night all at once.

    A lamp shows you the next two steps, and that's as many as anyone takes.

    Let this lie at the edge of the light for a while, half in, half out.
    You can look at it without picking it up.
  `,
  stay: passages`
    You sit down where the light falls, and move the chair a little nearer.
    The table has rings on it, from other cups, on other evenings.
    Beyond the window it's quiet, and you needn't go out.
    There's no sound but a clock somewhere.

    Let your eyes get used to it.
    First there's only the brightness, then the edge of a book, then your own two hands.
    Things come forward one by one, as they do when they're not being hurried.
    The dark is only the part that's resting.
  `,
  goal: passages`
    Look how steady it is. It doesn't flicker when the door opens.

    It gives enough light to see the rest by.

    It has been burning low and even, all this time.

    Set it in the window with the lamp. It belongs there.

    You lit that yourself, and cupped your hand around it when it was small.
  `,
  close: passages`
    The lamp stays on. You needn't do anything for that.

    Somebody will see your window from the road and feel a little less far from home.

    Turn the light down if you like. It's there under your hand.

    When you look up, the room is just as it was, only you can see it better.

    That small light goes with you.

    Leave the lamp on in there. You'll want to find your way back.
  `,
};
