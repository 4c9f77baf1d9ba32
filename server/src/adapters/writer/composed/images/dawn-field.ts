import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const dawnField: Image = {
  name: "dawn field",
  where: "at first light",
  arrive: passages`
    Imagine a field just before sunrise, when the grey turns out to have been colours.

    Picture yourself at a gate, with your arms on the top bar, and the day not started.
    There's mist in the low part.

    One bird begins. There's a long gap. Then another, further off.

    Think of the first light, how it arrives without any noise at all.
    You look, and it's dark. You look again, and there's your hand.

    There's a wide field, and dew on it, and a line of gold along the top of the hedge.
  `,
  mind: passages`
    Things look their worst at the hour before this.
    It gets light all the same, a little at a time.

    No one has to pull the sun up. It's never once depended on you.

    Let what's on your mind stand out there in the mist for a while.
    As it clears, you'll see how far off it really is.

    It's still half dark in that corner, and that's all right.
    The light gets to the corners last.

    There's cold in the grass, and the sun's already on the hill.
    Both at once, as usual.
  `,
  stay: passages`
    You lean on the gate, and everything is still.
    A hare is sitting in the middle of the field, quite still.
    You both wait for it to get a bit lighter.
    Somewhere behind you a kitchen light goes on.

    First the hill has an edge. Then the trees come away from it, one at a time.
    You can't see it happen. It's always just happened.
    There's a thread of smoke now, going straight up.
    It's cold, and you don't mind, as you're the first to have today.
  `,
  goal: passages`
    The light gets to that first. It stands a little higher than the rest.

    It happened the way it gets light. You couldn't have named the minute.

    It was there all night, even before it could be seen.

    It's as plain as a field, and it feeds people.
  `,
  close: passages`
    The sun's clear of the hedge now. The whole field is just a field, and shining.

    Somewhere a door opens, and a dog runs out. The day has begun without any help.

    The mist has gone from the low part, and nobody saw it go.

    Keep a bit of this light for later.

    The air's good, and the day is new.

    Shut the gate behind you, gently. It's day.
  `,
};
