import { describe, expect, test } from "vitest";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";
import { minutesLeft } from "./sleep-timer.ts";

const minute = 60_000;
const spoken = { text: "Let your shoulders come down.", start: 10, end: 14 };
const first = finishedInspiration({ id: "first", duration: 300, timeline: [spoken] });
const second = finishedInspiration({ id: "second", duration: 300 });

/** A player that plays `first`, and a clock. */
function playing() {
  let time = Date.parse("2026-06-15T22:00:00.000Z");
  const all = playerWithFakes({ now: () => time });
  all.player.open(first);
  all.audio.arrive();
  return {
    ...all,
    timer: () => all.player.playback.get().sleepTimer,
    isAsleep: () => all.player.playback.get().isAsleep,
    /** Advances the clock, and then reports this position of the audio, in seconds. */
    pass: (milliseconds: number, seconds = 100) => {
      time += milliseconds;
      if (!all.audio.paused) all.audio.advance(seconds);
    },
  };
}

describe("a sleep timer of minutes", () => {
  test.each([5, 10, 15, 30] as const)("pauses after %i minutes and not before", (minutes) => {
    const { audio, player, timer, isAsleep, pass } = playing();
    player.setSleepTimer(minutes);
    pass(minutes * minute - 1);
    expect(audio.paused).toBe(false);
    pass(1);
    expect(audio.paused).toBe(true);
    expect(player.playback.get()).toMatchObject({ phase: "paused", currentTime: 100 });
    expect(timer()).toBeNull();
    expect(isAsleep()).toBe(true);
  });

  test("says how many minutes are left, begun ones included", () => {
    const { player, timer, pass } = playing();
    player.setSleepTimer(5);
    const left = () => minutesLeft(timer() ?? { choice: 5, left: Number.NaN });
    expect(left()).toBe(5);
    pass(minute - 1);
    expect(left()).toBe(5);
    pass(1);
    expect(left()).toBe(4);
  });

  test("keeps to the clock however seldom the audio says where it is", () => {
    const { audio, player, pass } = playing();
    player.setSleepTimer(5);
    pass(20 * minute);
    expect(audio.paused).toBe(true);
  });

  test("lets the line end that is being spoken", () => {
    const { audio, player, pass } = playing();
    player.setSleepTimer(5);
    pass(5 * minute, 10.5);
    pass(2_000, 13.9);
    expect(audio.paused).toBe(false);
    pass(500, 14.1);
    expect(audio.paused).toBe(true);
  });

  test("pauses within a line that takes too long, and then says a minute to the end", () => {
    const { audio, player, timer, pass } = playing();
    player.setSleepTimer(5);
    pass(5 * minute, 11);
    pass(9_999, 12);
    expect(audio.paused).toBe(false);
    expect(minutesLeft(timer() ?? { choice: 5, left: 0 })).toBe(1);
    pass(1, 12);
    expect(audio.paused).toBe(true);
  });

  test("stands still while nothing is played", () => {
    const { audio, player, pass } = playing();
    player.setSleepTimer(5);
    pass(4 * minute);
    player.pause();
    pass(60 * minute);
    player.play();
    pass(minute - 1);
    expect(audio.paused).toBe(false);
    pass(1);
    expect(audio.paused).toBe(true);
  });

  test("stands still while somebody looks for another place", () => {
    const { audio, player, timer, pass } = playing();
    player.setSleepTimer(5);
    player.pause();
    player.seek(20);
    pass(60 * minute);
    player.seek(40);
    audio.advance(40);
    expect(timer()?.left).toBe(5 * minute);
  });

  test("counts to the very moment of a pause", () => {
    const { player, timer, pass, audio } = playing();
    player.setSleepTimer(5);
    audio.paused = true;
    pass(minute);
    audio.paused = false;
    player.pause();
    expect(timer()?.left).toBe(4 * minute);
  });

  test("stands still while the audio can't be read", async () => {
    const { audio, player, timer, pass } = playing();
    player.setSleepTimer(5);
    pass(0);
    audio.fail(2);
    await new Promise((resolve) => setImmediate(resolve));
    pass(60 * minute);
    player.play();
    audio.arrive();
    pass(0);
    expect(timer()?.left).toBe(5 * minute);
  });

  test("goes on over the end with repeat, while the player is small, and with the next inspiration", () => {
    const { audio, player, timer, pass } = playing();
    player.setSleepTimer(5);
    player.minimise();
    pass(2 * minute, 299);
    pass(1_000, 0);
    player.open(second);
    audio.arrive();
    expect(timer()?.left).toBe(3 * minute - 1_000);
    pass(3 * minute, 100);
    expect(audio.paused).toBe(true);
  });

  test("is over with a choice of none, and with what was loaded", () => {
    const { audio, player, timer, pass } = playing();
    player.setSleepTimer(5);
    player.setSleepTimer(null);
    pass(6 * minute);
    expect(audio.paused).toBe(false);
    player.setSleepTimer(5);
    player.clear();
    expect(timer()).toBeNull();
  });

  test("says that it was the one who paused until the audio plays again", () => {
    const { player, isAsleep, pass } = playing();
    player.setSleepTimer(5);
    pass(5 * minute);
    expect(isAsleep()).toBe(true);
    player.play();
    expect(isAsleep()).toBe(false);
    player.pause();
    expect(isAsleep()).toBe(false);
  });
});

describe("a sleep timer for the end", () => {
  test("stops at the end though repeat is on, and says so", () => {
    const { audio, nowPlaying, player, timer, isAsleep, pass } = playing();
    player.setSleepTimer("end");
    expect(audio.loop).toBe(false);
    pass(60 * minute, 299);
    expect(audio.paused).toBe(false);
    audio.end();
    expect(player.playback.get()).toMatchObject({ phase: "paused", currentTime: 0, repeat: true });
    expect(nowPlaying.playback).toBe("none");
    expect(timer()).toBeNull();
    expect(isAsleep()).toBe(true);
  });

  test("lets the next round go round again", () => {
    const { audio, player } = playing();
    player.setSleepTimer("end");
    audio.end();
    expect(audio.loop).toBe(true);
    player.play();
    expect(player.playback.get()).toMatchObject({ phase: "playing", isAsleep: false });
  });

  test("leaves repeat as the person set it", () => {
    const { audio, player } = playing();
    player.setSleepTimer("end");
    player.toggleRepeat();
    player.setSleepTimer(null);
    expect(audio.loop).toBe(false);
    player.toggleRepeat();
    expect(audio.loop).toBe(true);
  });

  test("is none for the next inspiration", () => {
    const { audio, player, timer } = playing();
    player.setSleepTimer("end");
    player.open(second);
    expect(timer()).toBeNull();
    expect(audio.loop).toBe(true);
  });
});

test("an end without a sleep timer is none of its doing", () => {
  const { audio, player, isAsleep } = playing();
  player.toggleRepeat();
  audio.end();
  expect(isAsleep()).toBe(false);
});
