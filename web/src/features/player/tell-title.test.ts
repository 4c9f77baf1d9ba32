import { expect, test } from "vitest";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";
import { tellTitle } from "./tell-title.ts";

test("the title is told while it plays, once each time", () => {
  const { player, audio } = playerWithFakes({});
  const told: (string | null)[] = [];
  tellTitle(player, (title) => told.push(title));
  player.open(finishedInspiration({ title: "The letter" }));
  audio.arrive();
  audio.advance(3);
  player.pause();
  player.play();
  player.clear();
  expect(told).toEqual(["The letter", null, "The letter", null]);
});
