import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const stuck: Theme = {
  name: "stuck",
  group: "measure",
  signs:
    /\b(?:stuck|trapped|(?:feel|feeling|i'm|so|am) lost|going nowhere|no direction|rut|same (?:old|thing every)|bored|meaningless|purpose|pointless|don'?t know (?:who|where|what) i|aimless|drifting|stagnant|directionless|my life)\b/g,
  weight: 2,
  things: {},
  near: ["work", "creative", "travel", "self", "movement"],
  meet: passages`
    The days have started to look alike, and you can't find the edge to peel them by.

    You're not where you were, and you're not where you want to be.
    It's a landing, between two flights of stairs.

    You turn the key, and the engine turns, and nothing goes.

    Lost is what it's called when you've stopped believing the old map.
    That's quite a sensible thing to have done.

    You look for a big answer, and there's only the usual cups and keys.

    It's not that nothing is happening. It's that you can't see it from inside.

    You've outgrown something. It pinches first, before one knows where.
  `,
  turn: passages`
    You don't need a direction. You need one door that you haven't tried.

    Move anything. A chair. A bus stop. The rest tends to shift a little.

    Water looks stuck too, just above a weir.

    You needn't know who you are. You could find out what you like for breakfast.

    The next thing doesn't have to be the right thing. It has to be next.

    Something in you is bored. It's the part that's still hungry. Feed it something odd.

    You've been stuck before, and it never once lasted for good.
  `,
  tie: passages`
    That didn't stand still. You see, you do move.

    From inside it looked like nothing, too, for the longest time.

    It's a place on the map. You can start drawing from there.

    You weren't lost when you did that.

    It's facing in a good direction. You could do worse than follow it.

    It's a loose thread. Pull on it gently, and see what comes.

    There's the engine going.
  `,
  along: phrases`
    I can take one small turn.
    I don't need the whole map.
    I'm moving, even slowly.
    I can try something odd.
    I'm allowed to outgrow things.
  `,
  close: phrases`
    Go a different way round today, even if it's only to the shop.
    Move one chair, and see what you see from there.
    Now do something that you've never done on a day like this.
    Go and be curious about one small thing.
    Take the other stairs. It's a start.
  `,
  titles: phrases`
    Just above the weir
    The engine is going
    Another way round
    Loose thread, {where}
    The landing between stairs
    One untried door
    Loosening, {where}
    Off the old map
    Move one chair
    Something begins to shift
  `,
  preferences: phrases`
    Fresh direction
    Gentle momentum
    Open curiosity
    Quiet courage
  `,
};
