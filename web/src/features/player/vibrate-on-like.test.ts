import { expect, test } from "vitest";
import { createVariable } from "../../api/observable.ts";
import { vibrateOnLike } from "./vibrate-on-like.ts";
import { noPlayback } from "./playback-state.ts";
import { finishedInspiration } from "./player.fakes.ts";

test("vibrates when an inspiration is liked, and at nothing else", () => {
  const playback = createVariable(noPlayback);
  let vibrations = 0;
  vibrateOnLike({ playback }, () => (vibrations += 1));
  playback.set({ ...noPlayback, currentTime: 1 });
  playback.set({ ...noPlayback, liked: true });
  playback.set({ ...noPlayback, liked: true, currentTime: 2 });
  playback.set(noPlayback);
  expect(vibrations).toBe(1);
  playback.set({ ...noPlayback, liked: true });
  expect(vibrations).toBe(2);
  playback.set(noPlayback);
  // Another one is opened, which was liked before.
  playback.set({ ...noPlayback, inspiration: finishedInspiration({}), liked: true });
  expect(vibrations).toBe(2);
});
