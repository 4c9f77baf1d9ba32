import type { Features } from "./features.ts";

/** The features that a model looks at, by their numbers, ascending. In the model they are numbered by their places. */
export type ChosenFeatures = Int32Array;

/** What a model sees that looks at these alone. */
export function chooseFeatures({ numbers, values }: Features, chosen: ChosenFeatures): Features {
  const found = [...numbers].flatMap((number, at) => {
    const place = findPlace(chosen, number);
    return place === null ? [] : [{ place, value: values[at] ?? 0 }];
  });
  return {
    numbers: Int32Array.from(found, ({ place }) => place),
    values: Float32Array.from(found, ({ value }) => value),
  };
}

/** By halves (binary search): to build an index takes longer than all look-ups of a text. */
function findPlace(chosen: ChosenFeatures, number: number): number | null {
  let [low, high] = [0, chosen.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((chosen[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return chosen[low] === number ? low : null;
}
