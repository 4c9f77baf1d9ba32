import { expect, test } from "vitest";
import { createClock } from "./clock.ts";

test("calls back for as long as somebody looks", () => {
  let timers: (() => void)[] = [];
  const tick = () => {
    const due = timers;
    timers = [];
    for (const callback of due) callback();
  };
  const clock = createClock(
    () => 7,
    (_milliseconds, callback) => {
      timers.push(callback);
      return () => {
        timers = timers.filter((other) => other !== callback);
      };
    },
  );
  expect(clock.now()).toBe(7);
  expect(timers).toHaveLength(0);

  const seen: string[] = [];
  const stopOne = clock.subscribe(() => seen.push("one"));
  const stopOther = clock.subscribe(() => seen.push("other"));
  tick();
  stopOne();
  tick();
  expect(seen).toEqual(["one", "other", "other"]);
  stopOther();
  expect(timers).toHaveLength(0);
});
