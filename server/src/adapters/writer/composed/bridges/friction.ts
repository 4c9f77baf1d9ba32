import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where there is friction with somebody. */
export const friction: GoalTies = {
  calm: phrases`
    So you needn't answer at the speed of the question.
    There's the gap you'll need. It's already in you.
  `,
  family: phrases`
    It's a long story, between people who are close, and this is one page of it.
    Somebody has to be the first to be kind. It could be you.
  `,
  love: phrases`
    It holds more than you'd think. It's held this before.
    You can disagree, and still be on the same side.
  `,
  speaking: phrases`
    One true sentence, at an ordinary volume. You know how that's done.
    You can say what hurt without saying who's bad.
  `,
  boundaries: phrases`
    You can keep your line, and keep the door open. It's one and the same door.
    You needn't shout to be clear. You've noticed that by now.
  `,
  friends: phrases`
    Somebody will hear your side of it, and then ask you about theirs.
  `,
  movement: phrases`
    Let the heat go there, into your muscles.
  `,
  self: phrases`
    You know what you're worth, whatever was said.
  `,
  sleep: phrases`
    Sleep on it, then. It's one of the few things that work.
  `,
  work: phrases`
    That's one place where you know what to do.
  `,
  study: phrases`
    You know how to stay with something hard.
  `,
  quitting: phrases`
    And you stayed clear all through it. That's worth more than the last word.
  `,
};
