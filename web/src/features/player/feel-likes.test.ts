import { expect, test } from "vitest";
import { createVariable } from "../../api/observable.ts";
import { feelLikes } from "./feel-likes.ts";
import { noPlayback } from "./playback-state.ts";

test("a like is felt when it is given, and nothing else is", () => {
  const playback = createVariable(noPlayback);
  let touches = 0;
  feelLikes({ playback }, () => (touches += 1));
  playback.set({ ...noPlayback, currentTime: 1 });
  playback.set({ ...noPlayback, liked: true });
  playback.set({ ...noPlayback, liked: true, currentTime: 2 });
  playback.set(noPlayback);
  expect(touches).toBe(1);
  playback.set({ ...noPlayback, liked: true });
  expect(touches).toBe(2);
});
