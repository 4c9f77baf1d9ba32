import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

/** A danger that is real, in the world around: no worry to be talked away. */
export const peril: Theme = {
  name: "peril",
  group: "ache",
  signs:
    /\b(?:war|war zone|(?<!\b(?:bath|photo|sex) )bombs?|bombings?|bombardment|bombing(?! (?:my|the|an|a|this|it)\b)|(?:was|were|been|being|got) bombed|bombed (?:us|(?:our|their|his|her) (?:street|town|city|village|home|house|building|school|hospital))|shelling|missiles?|invasion|evacuat\w*|refugees?|deport\w*|detained|hostage|can'?t reach my|earthquake|wildfires?|hurricane|(?:house|home|flat|apartment|basement|cellar|kitchen|room|street|town|village|city|farm|shop|we) (?:(?:has|have|is|are|was|were|been|got|just|all) )*flooded(?! (?:with|by)\b)|threaten\w*)\b/g,
  weight: 3,
  things: {},
  near: ["calm", "family", "friends", "love", "self"],
  sore: ["family", "children"],
  meet: passages`
    What you're afraid of isn't in your head. It's happening.
    I won't tell you that it's nothing.

    Of course your body is on guard. It has every reason to be.

    It's very hard to go on with a day while this is going on.
    And still you've been asked to.

    You don't have to smile in here.

    Not knowing is heavy, and you've been carrying it for hours on end.

    There may be people around you who don't understand what this is like.
    You don't have to make it easier for them.

    There's so much of this that isn't in your hands.
    That's what makes it so hard to set down.
  `,
  turn: passages`
    For the length of a breath there's nothing you have to do.
    You'll be just as ready after it.

    Choose one person who can know what's going on, and tell them plainly.

    You can look at the news at a set hour, and not in between.

    Eating, sleeping, drinking water. It's how you stay able.

    If you're in danger yourself, please get to somewhere safe, or call for help.

    You don't have to feel calm. You can just be here, breathing, for one minute.

    You're allowed to ask for time off, or for company, or for quiet.
  `,
  tie: passages`
    That can't be taken by what's going on.

    It's something to hold on to today, with both hands if you need to.

    You may not feel it today. It's there.

    That's part of how you'll get through the next hours.

    It's yours, also on a day like this.

    There's some strength in that, for when you need it.

    You don't have to do anything about that today.
  `,
  along: phrases`
    I take this one hour at a time.
    I can ask for help.
    I don't have to hide it.
    I can be afraid and still take the next step.
    I don't have to carry this alone.
  `,
  close: phrases`
    Now call or write to one person who should know how you are.
    Drink some water, and tell somebody what you need.
    This hour first, and then the next.
    Go carefully today, and let somebody go with you.
    Do the next thing that keeps you steady. Only that.
  `,
  titles: phrases`
    One hour at a time
    Not alone in this
    Something to hold
    A steady minute, {where}
    This hour first
    Near you, {where}
    Breath by breath
    Someone beside you
    A place to stand
    Holding on together
  `,
  preferences: phrases`
    Steady company
    Calm and near
    Quiet strength
    Gentle courage
  `,
};
