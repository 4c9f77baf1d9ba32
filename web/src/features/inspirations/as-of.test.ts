import { expect, test } from "vitest";
import { asOfText } from "./as-of.ts";

const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute).getTime();

test("a list of today names its time", () => {
  expect(asOfText(at(21, 14, 5), at(21, 23, 0), "offline")).toBe(
    "You're offline. Showing what was here at 14:05.",
  );
});

test("an older list names its day too", () => {
  expect(asOfText(at(20, 8, 0), at(21, 0, 10), "offline")).toBe(
    "You're offline. Showing what was here on November 20 at 08:00.",
  );
});

test("a list that nobody answers for speaks of Hearten, and not of the network", () => {
  expect(asOfText(at(21, 14, 5), at(21, 23, 0), "unreachable")).toBe(
    "We can't reach Hearten. Showing what was here at 14:05.",
  );
});

test("a list that the server could not tell of says nothing of a network", () => {
  expect(asOfText(at(21, 14, 5), at(21, 23, 0), "refused")).toBe(
    "We couldn't look for new ones. Showing what was here at 14:05.",
  );
});

test("a list whose network is back blames nobody while it is waited for an answer", () => {
  expect(asOfText(at(21, 14, 5), at(21, 23, 0), "returning")).toBe(
    "Showing what was here at 14:05.",
  );
});
