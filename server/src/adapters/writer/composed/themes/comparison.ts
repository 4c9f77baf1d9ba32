import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const comparison: Theme = {
  name: "comparison",
  group: "measure",
  signs:
    /\b(?:behind|compar\w*|everyone else|everybody else|everyone is (?:getting|having|buying)|other people'?s|people my age|catch up|instagram|social media|jealous|envy|envious|left out|too late|too old|ahead of me|not where i|should have by now|better than me|didn't get (?:promoted|the job|in|it)|passed over)\b/g,
  weight: 3,
  things: {},
  near: ["self", "creative", "work", "family", "movement", "love"],
  meet: passages`
    Behind is a word for races, and nobody has told you where this one ends.

    You look across, and they seem to be so much further along.
    You know your own life from the inside, and theirs only from the outside.

    There's a list somewhere of what people have by what age.
    No one knows who wrote it. It certainly wasn't anyone who knew you.

    You're holding an ordinary day against somebody's best one.

    It stings, and then you scold yourself that it does. That's two stings for one.

    Everyone is early at something and late at something.
    People mostly show the one.

    The feeling says hurry. It never says where to.

    It's tiring, always looking sideways.
  `,
  turn: passages`
    Late for what? Ask it kindly, and wait for an answer.
    There usually isn't one.

    What you want and what you think you ought to want aren't always neighbours.

    Perhaps someone's looking across at you today, and thinking that you have it easy.

    You came by the road that you came by. It had things on it that theirs hadn't.

    Let other people's news wait for an hour. It's quieter without it.

    Slow isn't the opposite of good.

    Your life isn't an answer to theirs.
  `,
  tie: passages`
    No one who looked closely at that would say late.

    It has no before and after anyone. It's just yours.

    There's nothing beside it to measure it by.

    It took the time it took, and that was the right amount.

    Nobody else could've done it in quite this way.

    See, there's no clock on that.

    That happened in your own time, and it did happen.

    That means more than being first at it.
  `,
  along: phrases`
    I'm on my own road.
    I'm not late for my own life.
    I go at the speed of my feet.
    What's mine doesn't need a comparison.
    I can be glad for them and for me.
  `,
  close: phrases`
    Now look straight ahead, and have your own day.
    Leave the phone face down, and go and see what's yours.
    Take the next step on your own road.
    Go on. It was never a race.
    There's something good right where you are. Go and stand next to it.
  `,
  titles: phrases`
    Your own road
    Eyes front, {where}
    In your own time
    No one's clock but yours
    At your own pace
    Not late, {where}
    Looking straight ahead
    Your own good time
    Where the race ends
  `,
  preferences: phrases`
    Own pace
    Quiet confidence
    Ease and trust
    Kind self-acceptance
  `,
};
