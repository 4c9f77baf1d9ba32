import { type Standing, standings } from "../reading.ts";
import type { Corpus } from "./corpus.ts";
import { targetsOf } from "./targets.ts";

/** How much a pair counts that says only whether a goal is sore. */
const pairWeight = 0.3;
/** How a goal that is not sore may stand, where no more is known. */
const standingOfFine = { open: 0.05, true: 0.1, helps: 0.3, apart: 0.55 } as const;

function standingTargets(shares: Partial<Record<Standing, number>>): Float32Array {
  return targetsOf(
    standings.length,
    standings.map((standing, number) => [number, shares[standing] ?? 0]),
  );
}

/** What is on the mind, and how each goal beside it stands to it. */
interface StandingLesson {
  readonly text: string;
  readonly goals: readonly {
    readonly goal: string;
    readonly targets: Float32Array;
    readonly weight: number;
  }[];
}

/** The days say how each goal stands to them; the pairs, whether it is sore, and if not, it may stand in any way. */
export function standingLessons({ days, pairs }: Pick<Corpus, "days" | "pairs">): StandingLesson[] {
  const sure = days
    .filter((day) => day.goals.length > 0)
    .map(({ text, goals: own }) => ({
      text,
      goals: own.map(({ goal, standing }) => ({
        goal,
        targets: standingTargets({ [standing]: 1 }),
        weight: 1,
      })),
    }));
  const likely = pairs.map(([label, goal = "", text = ""]) => ({
    text,
    goals: [
      {
        goal,
        targets: standingTargets(label === "sore" ? { sore: 1 } : standingOfFine),
        weight: pairWeight,
      },
    ],
  }));
  return [...sure, ...likely];
}
