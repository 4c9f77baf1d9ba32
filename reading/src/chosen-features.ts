import type { Features } from "./features.ts";
import { findPlace } from "./find-place.ts";

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
