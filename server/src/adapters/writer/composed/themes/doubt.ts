import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const doubt: Theme = {
  name: "doubt",
  group: "measure",
  signs:
    /\b(?:doubt\w*|not good enough|impost[eo]r|a fraud|insecure|confidence|self[- ]esteem|not enough|don'?t deserve|worthless|inadequate|believe in myself|hate myself|not smart|i'?m (?:so |such an? )?(?:stupid|idiot|failure|loser)|can'?t do (?:this|anything|it)|not capable|second[- ]guess\w*)\b/g,
  weight: 2,
  things: {},
  near: ["self", "speaking", "work", "creative", "body"],
  meet: passages`
    There's a voice that says you're not enough, and it sounds like somebody who knows you.
    It's an old voice. It isn't a wise one.

    You're waiting to be found out. So is half of any room.

    You hold yourself up against a person who doesn't exist, and you come out short.

    When it's good, you call it luck. When it's bad, you call it you.

    It's tiring to be on trial all day, and to have to be the judge as well.

    You're so careful with other people's feelings. Yours need the same.

    Doubt comes to people who look closely. It's a by-product.

    It got hold of you again today. That happens.
  `,
  turn: passages`
    A thought isn't a fact. It's only the loudest person at the table.

    You don't have to believe in yourself all day. Just for the next ten minutes.

    Someone chose you, for this, for something. They weren't all wrong.

    The voice has been predicting disaster for years. It's hardly ever been right.

    Whoever you were waiting to turn into has been doing your work all along.

    Enough was never a mark you have to reach. You can rest on it.

    Let it talk. You don't have to answer.
  `,
  tie: passages`
    Doubt hasn't got an answer to that.

    That can't be faked.

    Say that to the voice, and see what it has to answer.

    It wasn't luck. It was you.

    You said it, and it's yours to say.

    It's true, even while you're doubting it. It doesn't mind.

    Let's say that slowly, so that it's heard.
  `,
  along: phrases`
    I'm enough to begin with.
    I don't have to prove myself today.
    I can doubt and still go on.
    I've earned my place.
    I speak to myself as I'd speak to a friend.
  `,
  close: phrases`
    Go and do the next thing as if no one had ever told you that you couldn't.
    Now take up as much room as you need.
    Let the voice talk, and do what you were going to do.
    Take your place. It's been kept.
    Go on, exactly as good as you are.
  `,
  titles: phrases`
    Read for the record
    Taller than yesterday
    No papers needed
    On your side, {where}
    Enough to begin with
    The chair called enough
    Your full height, {where}
    Let the voice talk
    No more trial today
    The one who does the work
  `,
  preferences: phrases`
    Quiet confidence
    Warm self-trust
    Inner steadiness
    Warm self-belief
  `,
};
