import { expect, test } from "vitest";
import { createAnnouncer } from "./announcer.ts";

/** An announcer with a timer that the test controls. */
function setUp() {
  let due: (() => void) | null = null;
  const announcer = createAnnouncer((_milliseconds, callback) => {
    due = callback;
    return () => {
      if (due === callback) due = null;
    };
  });
  return { announcer, fallSilent: () => due?.(), isWaiting: () => due !== null };
}

test("an announcement stands for a while", () => {
  const { announcer, fallSilent } = setUp();
  announcer.announce("It is ready");
  expect(announcer.announcement.get().text).toBe("It is ready");
  fallSilent();
  expect(announcer.announcement.get().text).toBe("");
});

test("the same words twice are two announcements", () => {
  const { announcer } = setUp();
  announcer.announce("It is ready");
  const first = announcer.announcement.get();
  announcer.announce("It is ready");
  expect(announcer.announcement.get()).toEqual({ ...first, id: first.id + 1 });
});

test("nothing is left of it once it is cleared", () => {
  const { announcer, isWaiting } = setUp();
  announcer.announce("It is ready");
  announcer.clear();
  expect(announcer.announcement.get().text).toBe("");
  expect(isWaiting()).toBe(false);
});
