import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where the mind is on watch. */
export const alarm: GoalTies = {
  sleep: phrases`
    Worry works nights. You needn't keep it company.
    So whatever it is, it'll be looked at by somebody who's slept.
  `,
  calm: phrases`
    The alarm can ring. You know where you go when it does.
    You've practised on smaller things, and it was for this.
  `,
  movement: phrases`
    Fear gets smaller when you move a little.
    Your body's a good place to come back to when your thoughts won't sit down.
  `,
  money: phrases`
    It wasn't thinking at night that did that. It was one plain step by day.
    You got that far with the same worries, and the same head.
    There's ground there, even now. You can feel for it with your foot.
  `,
  work: phrases`
    What you know how to do is still known.
    Nobody can take that knowledge from you.
  `,
  family: phrases`
    They may be part of what you're afraid for. They're also where you're strong.
    You can tell one of them, and then there are two of you.
  `,
  friends: phrases`
    You could say it to one of them. It gets shorter when it's said.
  `,
  love: phrases`
    Say it out loud to somebody you love, and hear how it shrinks.
  `,
  self: phrases`
    And you'd be there, whatever it was. You've learned to count on that.
  `,
  body: phrases`
    Your body isn't against you. It's on watch.
  `,
  home: phrases`
    You've got a place to be. Tonight that's a good deal.
  `,
  speaking: phrases`
    You can ask the question. You can ask it twice, if you need to.
  `,
};
