import { passages, phrases } from "../passage.ts";
import type { Theme } from "../theme.ts";

export const comparison: Theme = {
  name: "comparison",
  group: "measure",
  signs:
    /\b(?:behind|compar\w*|everyone else|everybody else|other people'?s|people my age|catch up|instagram|social media|jealous|envy|envious|left out|too late|too old|ahead of me|not where i|should have by now|better than me|didn't get (?:promoted|the job|in|it)|passed over)\b/g,
  weight: 3,
  things: {},
  near: ["self", "creative", "work", "family", "movement", "love"],
  meet: passages`
    Behind is a word for races, and nobody has told you where this one ends.

    You look across, and they seem to be so much further along.
    You're looking at the front of their house, and you live in the back of yours.

    There's a list somewhere of what people have by what age.
    No one knows who wrote it. It certainly wasn't anyone who knew you.

    You measure your Tuesday against somebody's best Saturday.

    It stings, and then you scold yourself that it does. That's two stings for one.

    Everyone is early at something and late at something.
    It's just that only one of them gets photographed.

    The feeling says hurry. It never says where to.

    You're tired of looking sideways. It's hard on the neck.
  `,
  turn: passages`
    Late for what? Ask it kindly, and wait for an answer.
    There usually isn't one.

    What you want and what you think you ought to want aren't always neighbours.

    Someone's looking across at you today, and thinking, how does she, how does he do it.

    You came by the road that you came by. It had things on it that theirs hadn't.

    Turn the phone face down. There. Now nobody is ahead.

    Slow isn't the opposite of good. Ask bread.

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

    Some stranger would give a lot to have that one sentence be theirs.
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
    Take the next step on the road that has your shoes on it.
    Go on. It was never a race.
    There's something good right where you are. Go and stand next to it.
  `,
  titles: phrases`
    Your Tuesday, your road
    Eyes front, {where}
    In your own time
    No one's clock but yours
    The road with your shoes
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
