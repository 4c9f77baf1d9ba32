import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where something is open: a choice, an answer, a beginning. */
export const open: GoalTies = {
  children: phrases`
    They'll love you the same, however this turns out.
  `,
  friends: phrases`
    You could tell one of them what you're turning over, and listen to yourself tell it.
  `,
  love: phrases`
    You needn't find the answer to this all by yourself.
  `,
  calm: phrases`
    It doesn't answer the question. It gives you somewhere quiet to hear it.
  `,
  self: phrases`
    Whatever comes of it, you'll have yourself with you.
  `,
  creative: phrases`
    You know what it's like to go on without seeing the end.
  `,
  study: phrases`
    There was a time when you didn't know that either.
  `,
  work: phrases`
    What you're good at goes along, wherever you go.
  `,
  sleep: phrases`
    It might look simpler to somebody who's slept.
  `,
};
