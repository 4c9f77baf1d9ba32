import type { GoalKind } from "./goal-kind.ts";
import { body } from "./goal-kinds/body.ts";
import { boundaries } from "./goal-kinds/boundaries.ts";
import { calm } from "./goal-kinds/calm.ts";
import { children } from "./goal-kinds/children.ts";
import { creative } from "./goal-kinds/creative.ts";
import { family } from "./goal-kinds/family.ts";
import { friends } from "./goal-kinds/friends.ts";
import { giving } from "./goal-kinds/giving.ts";
import { home } from "./goal-kinds/home.ts";
import { love } from "./goal-kinds/love.ts";
import { money } from "./goal-kinds/money.ts";
import { movement } from "./goal-kinds/movement.ts";
import { playing } from "./goal-kinds/playing.ts";
import { quitting } from "./goal-kinds/quitting.ts";
import { routine } from "./goal-kinds/routine.ts";
import { self } from "./goal-kinds/self.ts";
import { sleep } from "./goal-kinds/sleep.ts";
import { speaking } from "./goal-kinds/speaking.ts";
import { study } from "./goal-kinds/study.ts";
import { travel } from "./goal-kinds/travel.ts";
import { work } from "./goal-kinds/work.ts";

/** A goal is of the first kind here whose signs it shows. */
export const goalKinds: readonly GoalKind[] = [
  speaking,
  boundaries,
  quitting,
  money,
  sleep,
  love,
  children,
  family,
  friends,
  creative,
  playing,
  study,
  work,
  movement,
  body,
  home,
  travel,
  calm,
  self,
  routine,
  giving,
];
