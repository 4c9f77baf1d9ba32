import { describe, expect, it } from "vitest";
import { findFailedCheck } from "./check.ts";

const fit = {
  samples: 2_646_000,
  sampleRate: 44_100,
  channels: 2,
  loudness: -16.2,
  truePeak: -1.4,
  errors: 0,
};

describe("checks of a finished file", () => {
  it("pass a file that is fit to be stored", () => {
    expect(findFailedCheck(fit, 2_646_000)).toBeNull();
  });

  it.each([
    ["decodes", { errors: 1 }],
    ["format", { channels: 1 }],
    ["format", { sampleRate: 48_000 }],
    ["length", { samples: 2_645_999 }],
    ["loudness", { loudness: -16.6 }],
    ["loudness", { loudness: -15.4 }],
    ["loudness", { loudness: -Infinity }],
    ["loudness", { loudness: Number.NaN }],
    ["true peak", { truePeak: -0.9 }],
    ["true peak", { truePeak: Number.NaN }],
  ])("name %s when it fails", (check, found) => {
    const failed = findFailedCheck({ ...fit, ...found }, 2_646_000);
    expect(failed?.check).toBe(check);
    expect(failed?.message).toContain(check);
  });
});
