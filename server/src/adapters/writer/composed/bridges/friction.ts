import type { GoalTies } from "../goal-ties.ts";
import { phrases } from "../passage.ts";

/** Where there is friction with somebody. */
export const friction: GoalTies = {
  calm: phrases`
    So you needn't answer at the speed of the question.
    There's the gap you'll need. It's already in you.
  `,
  family: phrases`
    It's a long story, between people like that, and this is one page of it.
    Somebody has to put down their end first. You've got strong hands.
  `,
  love: phrases`
    It holds more than you'd think. It's held this before.
    You can be on two sides of a table, and in one boat.
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
    Take the heat outside, and give it a hill.
  `,
  self: phrases`
    You can be sorry for your part, and keep your back straight.
  `,
  sleep: phrases`
    Sleep on it, then. It's one of the few things that work.
  `,
  work: phrases`
    At least there's one place today where things do as they're told.
  `,
  study: phrases`
    You've held out over thicker books than this one.
  `,
  quitting: phrases`
    And you stayed clear all through it. That's worth more than the last word.
  `,
};
