import { expect, it } from "vitest";
import { poolOpinions } from "./pool-opinions.ts";

it("is the geometric mean of both, together 1", () => {
  const [first = 0, second = 0] = poolOpinions(Float32Array.of(0.8, 0.2), [0.2, 0.8]);
  expect(first).toBeCloseTo(0.5, 4);
  expect(second).toBeCloseTo(0.5, 4);
  // Who is surer says more.
  const [sure = 0, unsure = 0] = poolOpinions(Float32Array.of(0.6, 0.4), [0.01, 0.99]);
  expect(sure).toBeLessThan(0.2);
  expect(sure + unsure).toBeCloseTo(1);
});

it("leaves nothing impossible", () => {
  for (const probability of poolOpinions(Float32Array.of(1, 0), [0, 1]))
    expect(probability).toBeCloseTo(0.5);
});

it("is what one says, where the other says nothing", () => {
  const one = Float32Array.of(0.7, 0.3);
  expect(poolOpinions(one, undefined)).toBe(one);
});
