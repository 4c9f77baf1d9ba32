import { describe, expect, it } from "vitest";
import { amplitudeOf } from "./decibels.ts";
import { createLimiter } from "./limiter.ts";
import { createTruePeakMeter } from "./true-peak.ts";

const rate = 44_100;
const block = 1152;

/** Speech-like bursts of noise that go well over full scale. */
function bursts(loudest: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length: 40 * block }, (_, index) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const burst = Math.max(0, Math.sin((2 * Math.PI * index) / 9000)) ** 4;
    return loudest * burst * (state / 2 ** 30 - 1);
  });
}

function limited(left: Float32Array, right: Float32Array, ceiling: number) {
  const limiter = createLimiter(ceiling, rate);
  const outputs = [new Float32Array(left.length), new Float32Array(right.length)] as const;
  for (let at = 0; at < left.length; at += block) {
    const [l, r] = [left.slice(at, at + block), right.slice(at, at + block)];
    limiter.process(l, r);
    outputs[0].set(l, at);
    outputs[1].set(r, at);
  }
  return { left: outputs[0], right: outputs[1], latency: limiter.latency };
}

describe("limiter", () => {
  it.each([-1, -3, -12])("keeps the true peak of anything under %d dBTP", (ceiling) => {
    const { left, right } = limited(bursts(2), bursts(0.7), amplitudeOf(ceiling));
    const meter = createTruePeakMeter();
    meter.add([left, right]);
    // The gain itself moves within the reach of the interpolation, hence the hundredth.
    expect(meter.peak).toBeLessThan(1.01 * amplitudeOf(ceiling));
  });

  it("leaves what is under the ceiling as it is, only later", () => {
    const input = bursts(0.4);
    const { left, latency } = limited(input, input, 0.9);
    expect(left.subarray(latency)).toEqual(input.subarray(0, input.length - latency));
  });

  it("turns both sides down alike, so that nothing moves sideways", () => {
    const loud = bursts(2);
    const { left, right } = limited(
      loud,
      loud.map((sample) => sample / 4),
      0.5,
    );
    const apart = left.map((sample, index) => sample - 4 * (right[index] ?? 0));
    expect(Math.max(...apart.map(Math.abs))).toBeLessThan(1e-6);
  });

  it("comes back to full gain after a peak", () => {
    const input = new Float32Array(100 * block).fill(0.1);
    input[4000] = 3;
    const { left } = limited(input, input, 0.5);
    expect(left.at(-1)).toBeCloseTo(0.1, 6);
    expect(left.every((sample) => sample < 0.51)).toBe(true);
  });
});
