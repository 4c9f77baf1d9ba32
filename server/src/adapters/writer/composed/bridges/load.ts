import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where there is too much to carry. */
export const load: GoalTies = {
  sleep: phrases`
    So the day does have an end, and you've already built it.
    Whatever didn't get done can lie there overnight. It's used to it.
    That's where all of this gets put down.
  `,
  boundaries: phrases`
    Some of what's on that pile was never yours. You're allowed to hand it back.
    You could begin with one of the things on today's list.
    It's the same short word, and today has a good place for it.
  `,
  calm: phrases`
    There's work that wants doing, and there you are, doing one piece of it.
    The pile gets no smaller from being looked at fast.
    It's still there under the list, if you lift a corner.
  `,
  work: phrases`
    It's meant to be part of your life. You're the one who gets to say which part.
    You built it. It can manage an evening without you.
  `,
  family: phrases`
    They'd rather have you tired than somewhere else.
    They don't need the best of you today. They just like having you.
    You can come in from all of it by one door, and there they are.
  `,
  love: phrases`
    You can be tired there. It's what shoulders are for.
    There's one person that you don't have to be useful to.
  `,
  movement: phrases`
    Ten minutes of that would do more for you now than another hour of this.
    It's rest, in a way. It's the sort of rest that breathes hard.
  `,
  creative: phrases`
    There's a part of you that no one has booked.
    Even a quarter of an hour of that, and the day's your own again.
  `,
  money: phrases`
    That's one weight less on a day with plenty of them.
    So you needn't say yes to everything any more. You've bought yourself that.
  `,
  body: phrases`
    It's a body. It would like a glass of water and a chair.
    You know what it's asking for. You've learned to listen for it.
  `,
  self: phrases`
    You were worth just as much before any of it was done.
  `,
  friends: phrases`
    Somebody would carry the other end, if you asked.
  `,
  home: phrases`
    And there's the door that you can close behind all of it.
  `,
  study: phrases`
    You learned that in a full life, too, an hour here and there.
  `,
  routine: phrases`
    Do that one thing, and let it be enough of a shape for today.
  `,
};
