import { type Features, meaningSize } from "../features.ts";
import type { HiddenLayer } from "../softmax.ts";
import { quantise } from "./quantise.ts";

/** A hidden layer while it learns, a row at a time. */
export interface HiddenTraining {
  /** Adds what the layer says of a row to its labels' scores. */
  addScores(scores: Float32Array, features: Features): void;
  /** Learns from the last row's errors, one for each label. */
  learn(errors: Float32Array): void;
  /**
   * Changes the weights by what was learnt since the last step.
   *
   * @param share of the learning rate, from 1 to 0
   */
  step(share: number): void;
  finish(): HiddenLayer;
}

/** How many inputs and units are left out of each row, so that none relies on another (Srivastava et al. 2014). */
const dropout = 0.3;
/** Adam's constants (Kingma and Ba 2015), with weights that decay by themselves (Loshchilov and Hutter 2019). */
const learningRate = 2e-3;
const momentum = 0.9;
const secondMomentum = 0.999;
const tiny = 1e-8;
const decay = 1e-2;

/** Weights with what Adam remembers of their gradients. */
function createParameters(length: number, start: () => number) {
  const weights = Float32Array.from({ length }, start);
  const gradients = new Float32Array(length);
  const means = new Float32Array(length);
  const squares = new Float32Array(length);
  return {
    weights,
    gradients,
    step(rate: number, count: number, steps: number) {
      const first = 1 - momentum ** steps;
      const second = 1 - secondMomentum ** steps;
      for (let index = 0; index < length; index += 1) {
        const gradient = gradients[index]! / count;
        gradients[index] = 0;
        means[index] = momentum * means[index]! + (1 - momentum) * gradient;
        squares[index] = secondMomentum * squares[index]! + (1 - secondMomentum) * gradient ** 2;
        const change = means[index]! / first / (Math.sqrt(squares[index]! / second) + tiny);
        weights[index]! -= rate * (change + decay * weights[index]!);
      }
    },
  };
}

/**
 * @param units how many hidden units
 * @param labels how many labels
 * @param random numbers from 0 to 1, the same in every run
 */
export function createHiddenTraining({
  units,
  labels,
  random,
}: {
  readonly units: number;
  readonly labels: number;
  readonly random: () => number;
}): HiddenTraining {
  // Small and uneven, so that no two units learn the same.
  const around = (width: number) => () => (random() * 2 - 1) * width;
  const input = createParameters(meaningSize * units, around(1 / Math.sqrt(meaningSize)));
  const biases = createParameters(units, () => 0);
  const output = createParameters(units * labels, around(1 / Math.sqrt(units)));
  const all = [input, biases, output];

  const kept = 1 / (1 - dropout);
  const inputs = new Float32Array(meaningSize);
  const sums = new Float32Array(units);
  /** What a unit that speaks is multiplied by; 0 for one that is left out or silent. */
  const gates = new Float32Array(units);
  const unitErrors = new Float32Array(units);
  let rows = 0;
  let steps = 0;

  return {
    addScores(scores, { numbers, values }) {
      inputs.fill(0);
      sums.set(biases.weights);
      for (let at = 0; at < numbers.length; at += 1) {
        const number = numbers[at]!;
        if (number >= meaningSize || random() < dropout) continue;
        const value = values[at]! * kept;
        inputs[number] = value;
        const start = number * units;
        for (let unit = 0; unit < units; unit += 1)
          sums[unit]! += input.weights[start + unit]! * value;
      }
      for (let unit = 0; unit < units; unit += 1) {
        gates[unit] = sums[unit]! > 0 && random() >= dropout ? kept : 0;
        if (gates[unit] === 0) continue;
        const value = sums[unit]! * gates[unit]!;
        for (let label = 0; label < labels; label += 1)
          scores[label]! += output.weights[unit * labels + label]! * value;
      }
    },

    learn(errors) {
      rows += 1;
      for (let unit = 0; unit < units; unit += 1) {
        unitErrors[unit] = 0;
        const gate = gates[unit]!;
        if (gate === 0) continue;
        let error = 0;
        for (let label = 0; label < labels; label += 1) {
          const place = unit * labels + label;
          error += errors[label]! * output.weights[place]!;
          output.gradients[place]! += errors[label]! * sums[unit]! * gate;
        }
        unitErrors[unit] = error * gate;
        biases.gradients[unit]! += error * gate;
      }
      for (let number = 0; number < meaningSize; number += 1) {
        const value = inputs[number]!;
        if (value === 0) continue;
        const start = number * units;
        for (let unit = 0; unit < units; unit += 1)
          input.gradients[start + unit]! += unitErrors[unit]! * value;
      }
    },

    step(share) {
      steps += 1;
      for (const parameters of all) parameters.step(learningRate * share, rows, steps);
      rows = 0;
    },

    finish() {
      const { weights: inputWeights, scales: inputScales } = quantise(
        input.weights,
        meaningSize,
        units,
      );
      const { weights: outputWeights, scales: outputScales } = quantise(
        output.weights,
        units,
        labels,
      );
      return { biases: biases.weights, inputWeights, inputScales, outputWeights, outputScales };
    },
  };
}
