import { describe, expect, it } from "vitest";
import { inspirationOf } from "../inspirations.fakes.ts";
import { findInspirations } from "./find-inspirations.ts";
import { nothingWanted, toggleLength, type Wanted } from "./wanted.ts";

const all = [
  inspirationOf({ id: "café", title: "Café by the sea", scriptText: "Let go.", length: 1 }),
  inspirationOf({
    id: "exam",
    title: null,
    scriptText: null,
    description: "Tomorrow's exam",
    length: 3,
  }),
  inspirationOf({ id: "Łódź", title: "Łódź", scriptText: "You don't HURRY.", length: 5 }),
];
const find = (wanted: Partial<Wanted>, device: { liked?: string[]; here?: string[] } = {}) =>
  findInspirations(
    all,
    { ...nothingWanted, ...wanted },
    { liked: new Set(device.liked), here: new Set(device.here) },
  ).map(({ id }) => id);

describe("A search", () => {
  it.each([
    ["sea", ["café"]],
    ["CAFE", ["café"]],
    ["cafe\u0301 sea", ["café"]],
    ["sea café", ["café"]],
    ["sea exam", []],
    ["exam", ["exam"]],
    ["tomorrow’s", ["exam"]],
    ["lodz", ["Łódź"]],
    ["dont hurry", ["Łódź"]],
    ["  ", ["café", "exam", "Łódź"]],
    ["nobody", []],
  ])("for %j finds %j", (words, found) => expect(find({ words })).toEqual(found));

  it("keeps to the filters that are on, all at once", () => {
    expect(find({ isLiked: true }, { liked: ["exam", "Łódź"] })).toEqual(["exam", "Łódź"]);
    expect(find({ isHere: true }, { here: ["exam"] })).toEqual(["exam"]);
    expect(find({ lengths: [1, 5] })).toEqual(["café", "Łódź"]);
    expect(find({ isLiked: true, lengths: [1, 5] }, { liked: ["exam", "Łódź"] })).toEqual(["Łódź"]);
    expect(find({ isLiked: true, words: "sea" }, { liked: ["exam"] })).toEqual([]);
  });

  it("takes a length once, and back again", () => {
    const one = toggleLength(nothingWanted, 1);
    expect(toggleLength(one, 3).lengths).toEqual([1, 3]);
    expect(toggleLength(one, 1)).toEqual(nothingWanted);
  });
});
