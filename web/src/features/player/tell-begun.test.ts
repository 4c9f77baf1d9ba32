import { expect, test } from "vitest";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";
import { tellBegun } from "./tell-begun.ts";

test("a beginning is told once, and again after each pause", () => {
  const { player, audio } = playerWithFakes({});
  let begun = 0;
  tellBegun(player, () => (begun += 1));
  player.open(finishedInspiration({}));
  audio.arrive();
  audio.advance(3);
  audio.advance(4);
  expect(begun).toBe(1);
  // A browser tells the position once more before the pause.
  player.pause();
  audio.advance(4);
  expect(begun).toBe(1);
  player.play();
  expect(begun).toBe(2);
});
