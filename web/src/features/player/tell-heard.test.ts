import { expect, test } from "vitest";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";
import { tellHeard } from "./tell-heard.ts";

function listening() {
  const { player, audio } = playerWithFakes({});
  let heard = 0;
  tellHeard(player, () => (heard += 1));
  player.open(finishedInspiration({ duration: 60 }));
  audio.arrive();
  return { player, audio, heard: () => heard };
}

test("an end is told in each round of what is repeated", () => {
  const { audio, heard } = listening();
  audio.advance(30);
  audio.advance(57.9);
  expect(heard()).toBe(0);
  audio.advance(58.1);
  audio.advance(59.9);
  expect(heard()).toBe(1);
  audio.advance(0.2);
  audio.advance(59);
  expect(heard()).toBe(2);
});

test("whoever goes to the end without listening has not heard it", () => {
  const { player, audio, heard } = listening();
  player.pause();
  player.seek(59);
  expect(heard()).toBe(0);
  player.clear();
  audio.advance(0);
  expect(heard()).toBe(0);
});
