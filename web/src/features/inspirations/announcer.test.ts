import { expect, test } from "vitest";
import { createAnnouncer } from "./announcer.ts";

/** An announcer with a timer that the test controls. */
function setUp() {
  const due = new Map<() => void, number>();
  let now = 0;
  const announcer = createAnnouncer((milliseconds, callback) => {
    due.set(callback, now + milliseconds);
    return () => due.delete(callback);
  });
  const pass = (seconds: number) => {
    now += seconds * 1_000;
    for (const [callback, at] of due) if (at <= now && due.delete(callback)) callback();
  };
  return { announcer, pass, fallSilent: () => pass(5), isWaiting: () => due.size > 0 };
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

test("small news are announced only when nothing was for a while", () => {
  const { announcer, pass } = setUp();
  const text = () => announcer.announcement.get().text;
  announcer.announce("It is being generated");
  announcer.announceSeldom("Now speaking");
  expect(text()).toBe("It is being generated");
  pass(14);
  announcer.announceSeldom("Now mixing");
  expect(text()).toBe("");
  pass(1);
  announcer.announceSeldom("Now mixing");
  expect(text()).toBe("Now mixing");
});
