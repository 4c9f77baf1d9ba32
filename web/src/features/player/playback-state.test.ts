import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, test } from "vitest";
import {
  isPlaying,
  noPlayback,
  type PlaybackEvent,
  type PlaybackState,
  progressPercent,
  reducePlayback,
} from "./playback-state.ts";
import { finishedInspiration } from "./player.fakes.ts";

const inspiration: Inspiration = finishedInspiration({ id: "first", duration: 60 });

/** The state after these events, from the initial state. */
function after(...events: PlaybackEvent[]): PlaybackState {
  return events.reduce(reducePlayback, noPlayback);
}

const opened: PlaybackEvent = { type: "opened", inspiration, liked: false, continueAt: null };
const started: PlaybackEvent = { type: "started" };
const sounded: PlaybackEvent = { type: "sounded" };

describe("playback", () => {
  test("begins with nothing loaded and repeat on", () => {
    expect(noPlayback).toMatchObject({ inspiration: null, repeat: true, liked: false });
    expect(isPlaying(noPlayback)).toBe(false);
    expect(progressPercent(noPlayback)).toBe(0);
  });

  test("takes the duration from the document", () => {
    expect(after(opened)).toMatchObject({ phase: "paused", currentTime: 0, duration: 60 });
  });

  test("is buffering from the start until sound runs, and again when data run out", () => {
    expect(after(opened, started).phase).toBe("buffering");
    expect(after(opened, started, sounded).phase).toBe("playing");
    expect(after(opened, started, sounded, { type: "starved" }).phase).toBe("buffering");
  });

  test("counts buffering as playing, since the button offers to pause", () => {
    expect(isPlaying(after(opened, started))).toBe(true);
    expect(isPlaying(after(opened, started, sounded))).toBe(true);
    expect(isPlaying(after(opened, started, sounded, { type: "paused" }))).toBe(false);
  });

  test("does not buffer while at rest", () => {
    expect(after(opened, { type: "starved" }).phase).toBe("paused");
  });

  test("tells the progress in percent of the document's duration", () => {
    expect(progressPercent(after(opened, { type: "advanced", currentTime: 15 }))).toBe(25);
  });

  test("never runs past the duration, however long the element says the file is", () => {
    const state = after(opened, { type: "advanced", currentTime: 60.03 });
    expect(state.currentTime).toBe(60);
    expect(progressPercent(state)).toBe(100);
  });

  test("rests at the beginning after the end", () => {
    const state = after(
      opened,
      started,
      sounded,
      { type: "advanced", currentTime: 60 },
      { type: "ended" },
    );
    expect(state).toMatchObject({ phase: "paused", currentTime: 0 });
  });

  test("keeps the place when it fails, and stays failed when the element then pauses", () => {
    const playing = [opened, started, sounded, { type: "advanced", currentTime: 42 }] as const;
    const state = after(...playing, { type: "failed" }, { type: "paused" });
    expect(state).toMatchObject({ phase: "failed", currentTime: 42 });
  });

  test("plays after a blocked start once it was tapped", () => {
    expect(after(opened, { type: "blocked" }).phase).toBe("blocked");
    expect(after(opened, { type: "blocked" }, started, sounded).phase).toBe("playing");
  });

  test("gives the next inspiration its own repeat and like, and the same size of player", () => {
    const changed = after(
      { ...opened },
      { type: "expanded" },
      { type: "repeat-toggled" },
      { type: "like-set", liked: true },
    );
    expect(changed).toMatchObject({ minimised: false, repeat: false, liked: true });
    const next = reducePlayback(changed, {
      type: "opened",
      liked: false,
      continueAt: null,
      inspiration: finishedInspiration({ id: "second", duration: 180 }),
    });
    expect(next).toMatchObject({ minimised: false, repeat: true, liked: false, duration: 180 });
  });

  test("keeps the place when the addresses are fresh", () => {
    const fresh = { ...inspiration, audioUrl: "/media/fresh" };
    const state = after(
      opened,
      { type: "advanced", currentTime: 7 },
      { type: "refreshed", inspiration: fresh },
    );
    expect(state.inspiration).toBe(fresh);
    expect(state.currentTime).toBe(7);
  });

  test("clears to nothing, and late events of the element change nothing", () => {
    const state = after(opened, started, { type: "cleared" });
    expect(state).toBe(noPlayback);
    for (const late of [sounded, started, { type: "ended" }, { type: "failed" }] as const) {
      expect(reducePlayback(state, late)).toBe(noPlayback);
    }
  });
});
