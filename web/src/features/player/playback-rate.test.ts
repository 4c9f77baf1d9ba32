import { describe, expect, test } from "vitest";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";

const first = finishedInspiration({ id: "first", duration: 60 });
const second = finishedInspiration({ id: "second", duration: 180 });

function playing() {
  const all = playerWithFakes({
    readInspiration: async () => ({ ...first, audioUrl: "/media/first/audio.mp3?fresh" }),
  });
  all.player.open(first);
  all.audio.arrive();
  return all;
}

describe("the rate", () => {
  test("is that of the audio at once, with the voice as high as it was", () => {
    const { audio, player } = playing();
    expect(audio.playbackRate).toBe(1);
    player.setRate(0.75);
    expect(audio.playbackRate).toBe(0.75);
    expect(audio.preservesPitch).toBe(true);
    expect(player.playback.get().rate).toBe(0.75);
  });

  test("is what the person chose before the page was loaded, from the first source on", () => {
    const { audio, player } = playerWithFakes({
      rateStorage: { read: () => 0.75, write: () => {} },
    });
    player.open(first);
    audio.arrive();
    expect(audio.playbackRate).toBe(0.75);
    expect(player.playback.get().rate).toBe(0.75);
  });

  test("outlives a new source, which takes the default", () => {
    const { audio, player } = playing();
    player.setRate(1.25);
    player.open(second);
    audio.arrive();
    expect(audio.playbackRate).toBe(1.25);
    expect(player.playback.get().rate).toBe(1.25);
  });

  test("outlives a fresh address of the same one", async () => {
    const { audio, player } = playing();
    player.setRate(0.9);
    audio.fail(2);
    await new Promise((resolve) => setImmediate(resolve));
    audio.arrive();
    expect(audio.playbackRate).toBe(0.9);
  });

  test("outlives what was loaded, as the person's choice", () => {
    const { audio, player } = playing();
    player.setRate(1.1);
    player.clear();
    player.open(second);
    expect(audio.playbackRate).toBe(1.1);
    expect(player.playback.get().rate).toBe(1.1);
  });

  test("is told to the system, with places in the audio's own time", () => {
    const { audio, nowPlaying, player } = playing();
    audio.advance(20);
    player.setRate(1.25);
    expect(nowPlaying.place).toEqual({ duration: 60, position: 20, rate: 1.25 });
    player.skip(15);
    expect(nowPlaying.place).toEqual({ duration: 60, position: 35, rate: 1.25 });
    expect(player.playback.get()).toMatchObject({ currentTime: 35, duration: 60 });
  });
});
