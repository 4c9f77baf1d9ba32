import type { Image } from "../image.ts";
import { passages } from "../passage.ts";

export const shore: Image = {
  name: "shore",
  where: "by the water",
  arrive: passages`
    Imagine a shore, early, before anyone has walked on it.
    The water comes in, and goes out, and asks you nothing.

    Think of standing at the edge of the sea with your shoes in one hand.
    The sand is cool, and firm where the water has been.

    Picture a long beach, with nobody on it.
    One bird, far down. There's nobody you have to be.

    Let there be a shore, and you on it, out of the wind.
    The waves take turns. None of them is in front.

    There's a place where the land ends, and the water does the moving.
    Stand there with me.

    Hear the sea from behind a dune, before you see it.
    It has been saying the same thing all night, and it isn't tired.
  `,
  mind: passages`
    What's on your mind comes in like a wave does.
    It stands up tall, and then it's water round your ankles.

    You don't have to push the sea back.
    You only have to know where you're standing.

    Some of this will be carried out again when the tide turns.
    It doesn't need you to swim after it.

    Write it in the wet sand if you like, the whole of it.
    Then take one step back, and let the water read it.

    Waves come one at a time. It only looks like all of them at once.

    Out beyond the breakers the same water lies almost flat.
    There's a part of you like that today, further out.
  `,
  stay: passages`
    You walk along where the sand is hardest.
    Each wave comes up a little way, and goes back.
    There's a piece of wood that the water has made quite smooth.
    You pick it up. You don't need it for anything. You just carry it a bit.

    Sit down, with your back against a dune.
    The grass hisses, and the wind goes over your head.
    Down there the water draws a line on the sand, and rubs it out, and draws another.
    It isn't in a hurry. It's got all day.
  `,
  goal: passages`
    Put that down on the dry sand, where no wave reaches.

    It stands like a post in the shallows. Water goes round it.

    The sea takes a lot away. It hasn't taken that.

    There's firm sand just under the soft. That's what this is.

    It came the way sand comes, grain on grain, until there was somewhere to stand.
  `,
  close: passages`
    The water is still coming in and going out behind you.
    It will go on without being watched.

    Shake the sand off your feet. A little of it will come home with you anyway.

    Look once more at the line where the sea meets the sky.
    It's exactly as straight as it was.

    The shore stays where it is.
    You can stand there again by closing your eyes.

    One last wave comes up, and slips back.

    Keep the sound of it. It's slow, and it never once asked for more.

    The tide has turned while you weren't looking.
  `,
};
