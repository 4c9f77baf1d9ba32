import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const train: Image = {
  name: "train",
  where: "on the train",
  arrive: passages`
    Imagine a slow train, a window seat, and the country going by at the speed of looking.
    Somebody else is driving.

    Picture a compartment with nobody in it, and your bag up on the rack.
    It's up there. You don't have to hold it on your knees.

    You're on a train that stops everywhere, and the heating works.

    Think of that low sound under the floor, the one that sends children to sleep.
    It's got you, all the way.

    There's a station, a whistle, and then the platform starts to slide away.
    Lean your head on the glass.
  `,
  mind: passages`
    Let what's on your mind go past the window, as slowly as it likes.
    You don't have to get off there now.

    It's a tunnel. They always look as if they had no end, from the inside.

    You can't make a train go faster by leaning forward.
    Sit back. You'll arrive at the same time.

    Somebody across from you is reading. Somebody's asleep.
    Everyone's got something, up on the rack.

    The rain runs sideways along the glass. You're dry, and it's only weather going the other way.
  `,
  stay: passages`
    You've got the seat by the window, and the heater's on your ankles.
    There's a field with one horse. There's a back garden, with washing on the line.
    Somebody waves from a bridge.
    You wave back, and feel better for it.

    It stops somewhere small, for no reason that anybody knows.
    A door bangs. You can hear a bird.
    Then there's a jerk, so gentle that only the water in your glass has noticed.
    And the platform starts to go, with its bench and its clock.
  `,
  goal: passages`
    You can feel it under you, like the rails. Nobody looks at the rails.

    It took the slow line, and it took the time it took.

    It's in the bag on the rack, wrapped in a jumper, quite safe.

    It's written on your ticket, in plain letters.
  `,
  close: passages`
    The train's slowing down, the way they do, long before you see the platform.

    Get your bag down. It's lighter than when you put it up there.

    Somebody on the platform is looking along the windows. It could be for you.

    The doors open. There's that different air.

    Let the train go on without you. There's always another.

    One more bend, and there are the first houses.
  `,
};
