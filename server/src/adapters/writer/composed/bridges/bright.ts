import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where something is bright. */
export const bright: GoalTies = {
  family: phrases`
    And they'll be glad about today, when you tell them.
  `,
  friends: phrases`
    There's somebody you could ring about it. Good news likes company.
  `,
  love: phrases`
    It's twice as good, with someone to tell it to.
  `,
  work: phrases`
    It was all of that, bit by bit, that led up to this.
  `,
  creative: phrases`
    There's some of today's light in whatever you'll make next.
  `,
  movement: phrases`
    You could nearly run today.
  `,
  sleep: phrases`
    A good day is easy to sleep on.
  `,
  self: phrases`
    You helped to make this. You can say so out loud.
  `,
  calm: phrases`
    So you can be happy without holding your breath.
  `,
  study: phrases`
    All those pages, and this was on the other side of them.
  `,
  money: phrases`
    And you can enjoy it, with the bills paid.
  `,
  home: phrases`
    Bring the good news home with you.
  `,
  travel: phrases`
    There's something of that in today as well.
  `,
  routine: phrases`
    It's what all those small mornings were for.
  `,
};
