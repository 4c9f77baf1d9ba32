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
    The days have started to be alike, and you can't see where they lead.

    You're not where you were, and you're not where you want to be.
    It's somewhere in between, and that's hard to stay in.

    You try, and it feels as if nothing moved.

    You may only have stopped believing the old map.
    That's quite a sensible thing to have done.

    You'd like a big answer, and there are only ordinary days.

    It's not that nothing is happening. It's that you can't see it from inside.

    You've outgrown something. It pinches first, before one knows where.
  `,
  turn: passages`
    You don't need a direction. You need one door that you haven't tried.

    Change anything small. The rest tends to shift a little.

    Some things gather for a long time before they move.

    You needn't know who you are. You can find out what you like.

    The next thing doesn't have to be the right thing. It has to be next.

    Something in you is restless. It's the part that still wants something.

    You've been stuck before, and it never once lasted for good.
  `,
  tie: passages`
    That didn't stand still. You see, you do move.

    From inside it looked like nothing, too, for the longest time.

    It's a place on the map. You can start drawing from there.

    You weren't lost when you did that.

    You could follow that for a while.

    There may be a next thing in that. Let it show itself.

    Something in you moves, you see.
  `,
  along: phrases`
    I can take one small turn.
    I don't need the whole map.
    I'm moving, even slowly.
    I can try something new.
    I'm allowed to outgrow things.
  `,
  close: phrases`
    Go a different way round today, even if it's only to the shop.
    Change one small thing, and see how that feels.
    Now do something that you've never done on a day like this.
    Go and be curious about one small thing.
    Take another way than usual. It's a start.
  `,
  titles: phrases`
    Before it moves
    Something is moving
    Another way round
    A next thing, {where}
    Somewhere in between
    One untried door
    Loosening, {where}
    Off the old map
    One small change
    Something begins to shift
  `,
  preferences: phrases`
    Fresh direction
    Gentle momentum
    Open curiosity
    Quiet courage
  `,
};
