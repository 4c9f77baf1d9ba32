import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where people measure themselves. */
export const measure: GoalTies = {
  creative: phrases`
    No one else's hand would have made that mark.
    It began with something that wasn't good yet. So does everything.
  `,
  work: phrases`
    Nobody gave it to you to be kind.
    You could set that beside anyone's, and it'd still be yours.
  `,
  family: phrases`
    No one who sits at that table has ever thought of you as late, or as less.
    There's somebody there who thinks the world of you.
  `,
  friends: phrases`
    They didn't pick you for your results.
  `,
  love: phrases`
    There's love in your life that never asked about results.
  `,
  movement: phrases`
    There's always somebody faster. It's your own hour all the same.
    It wasn't talent that got you there. It was going on.
  `,
  study: phrases`
    It didn't come quickly. It came, though, and it's as good as anyone's.
  `,
  speaking: phrases`
    The voice that says you can't has never yet had to say it in front of people. You have.
  `,
  self: phrases`
    That isn't something you have to win.
    So you can look over at the others and simply wish them well.
  `,
  money: phrases`
    It was your own pace, and your own sum, and it came out.
  `,
  home: phrases`
    It's your key, and your door, and no one else's idea of a house.
  `,
  calm: phrases`
    You can look at all that hurry, and not join in.
  `,
  routine: phrases`
    The small version still counts. It always has.
  `,
  body: phrases`
    Your body has never compared you with anyone.
  `,
  sleep: phrases`
    You can put down the measuring there.
  `,
  travel: phrases`
    There's more than one way of getting anywhere. You've seen a few.
  `,
};
