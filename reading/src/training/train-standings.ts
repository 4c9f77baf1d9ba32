import type { Features } from "../features.ts";
import { type Standing, feelings, goalKinds, standings, themes } from "../reading.ts";
import { type SoftmaxModel, toProbabilities, toScores } from "../softmax.ts";
import { shareOfWords } from "../shared-words.ts";
import { standingSize, toStandingFeatures } from "../standings.ts";
import type { Corpus } from "./corpus.ts";
import { targetsOf } from "./targets.ts";
import { trainSoftmax } from "./train-softmax.ts";

/** How much a pair counts that says only whether a goal is sore, */
const pairWeight = 0.3;
/** and how a goal that is not may stand. */
const standingOfFine = { open: 0.05, true: 0.1, helps: 0.3, apart: 0.55 } as const;

function standingTargets(shares: Partial<Record<Standing, number>>): Float32Array {
  return targetsOf(
    standings.length,
    standings.map((standing, number) => [number, shares[standing] ?? 0]),
  );
}

/**
 * The days say how each goal stands to them; the pairs, whether it is sore, and if not, it may stand in any way.
 *
 * @param known what has been learnt of a text alone, and of a goal alone
 */
export function trainStandings(
  { days, pairs, size, vocabulary, meaningOf, sentencesOf, featuresOf }: Corpus,
  known: {
    readonly themes: SoftmaxModel;
    readonly feelings: SoftmaxModel;
    readonly goalKinds: SoftmaxModel;
  },
): SoftmaxModel {
  function standingFeatures(goal: string, description: string): Features {
    const features = featuresOf(description);
    return toStandingFeatures(
      {
        description: features,
        descriptionMeaning: meaningOf(description),
        sentences: sentencesOf(description),
        goalMeaning: meaningOf(goal),
        shared: shareOfWords(goal, description, vocabulary),
        themes: toProbabilities(toScores(known.themes, features)),
        feelings: toProbabilities(toScores(known.feelings, features)),
        kinds: toProbabilities(toScores(known.goalKinds, featuresOf(goal))),
      },
      size,
    );
  }
  const sure = days.flatMap(({ text, goals: own }) =>
    own.map(({ goal, standing }) => ({
      features: standingFeatures(goal, text),
      targets: standingTargets({ [standing]: 1 }),
      weight: 1,
    })),
  );
  const likely = pairs.map(([label, goal = "", description = ""]) => ({
    features: standingFeatures(goal, description),
    targets: standingTargets(label === "sore" ? { sore: 1 } : standingOfFine),
    weight: pairWeight,
  }));
  return trainSoftmax(
    [...likely, ...sure],
    standings,
    standingSize(size, {
      themes: themes.length,
      feelings: feelings.length,
      kinds: goalKinds.length,
    }),
    { epochs: 20, learningRate: 0.03, decay: 3e-3, units: 0 },
  );
}
