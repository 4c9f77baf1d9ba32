import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const harbour: Image = {
  name: "harbour",
  where: "in the harbour",
  arrive: passages`
    Imagine a small harbour, with the boats all turned the same way.
    The water slaps a little, and the ropes answer.

    Picture a harbour wall in the evening, still warm from the day.
    Sit on it, and let your legs hang.

    You're in from the open water. The engine is off.
    There's only the quiet that comes after an engine.

    There's a harbour, and it has a berth the exact length of you.

    Think of a boat, tied up fore and aft, lifting and settling with the swell.
    That's your breath. Let it.
  `,
  mind: passages`
    It's rough outside today. In here it's only a bit of a swell.

    You don't have to sail through it now.
    Boats wait for weather, and no one calls them slow.

    Throw it a line, whatever it is, and make it fast.
    A thing that's tied up can't knock you about so much.

    The harbour doesn't make the storm stop. It makes it somewhere else.

    Let it ride at anchor out there, where you can keep an eye on it.
  `,
  stay: passages`
    You sit on the wall, and the stone's warm through your clothes.
    Down below, the boats nod to each other.
    Someone's mending a net, over on the other side, and doesn't look up.
    The gulls call for a while, and then it's quiet.

    You go on board, and it gives a little under your foot.
    Everything has its place in here.
    You lie down on the narrow bunk, and the water talks along the planks.
    It's six inches off, and it can't get in.
  `,
  goal: passages`
    It's down there in the hold, low and heavy, keeping you upright.

    An anchor doesn't look like much when it's working.

    You could steer by that. You have done.

    That's a good strong rope, and you can trust it with your weight.
  `,
  close: passages`
    The boats have hardly moved. One of them has your name on it.

    Harbour lights come on one by one, and nobody is counting.

    When you go out again, it will be with the tide, and not against it.

    The ropes hold. You can feel it in the slow way that everything sways.

    It's a good wall, and it'll be here when you come back in.

    Coil the line, and leave it dry for the morning.
  `,
};
