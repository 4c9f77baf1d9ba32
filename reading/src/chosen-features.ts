import type { Features } from "./features.ts";

/** The features that a model looks at, by their numbers, and the number that each has in it. */
export type ChosenFeatures = ReadonlyMap<number, number>;

/** @param numbers ascending */
export function numberChosen(numbers: readonly number[]): ChosenFeatures {
  return new Map(numbers.map((number, place) => [number, place]));
}

/** What a model sees that looks at these alone. */
export function chooseFeatures({ numbers, values }: Features, chosen: ChosenFeatures): Features {
  const found = [...numbers].flatMap((number, at) => {
    const place = chosen.get(number);
    return place === undefined ? [] : [{ place, value: values[at] ?? 0 }];
  });
  return {
    numbers: Int32Array.from(found, ({ place }) => place),
    values: Float32Array.from(found, ({ value }) => value),
  };
}
