import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, test } from "vitest";
import { isPlaying, progressPercent } from "./playback-state.ts";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";

/** Codes of `MediaError`. */
const aborted = 1;
const networkError = 2;

function setUp(readInspiration: (id: string) => Promise<Inspiration> = neverRead) {
  return playerWithFakes({ readInspiration });
}

function neverRead(): Promise<Inspiration> {
  throw new Error("nothing had to be read");
}

/** Waits for all pending promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const first = finishedInspiration({ id: "first", duration: 60 });
const second = finishedInspiration({ id: "second", duration: 180, title: "Second" });

/** A player that plays `first`. */
function playing(readInspiration?: (id: string) => Promise<Inspiration>) {
  const all = setUp(readInspiration);
  all.player.open(first);
  all.audio.arrive();
  return all;
}

describe("opening", () => {
  test("plays within the call, before anything is awaited", () => {
    const { audio, player } = setUp();
    player.open(first);
    expect(audio.plays).toBe(1);
    expect(audio.src).toBe("/media/first/audio.mp3");
    expect(audio.preload).toBe("metadata");
  });

  test("shows buffering until sound runs", () => {
    const { audio, player } = setUp();
    player.open(first);
    expect(player.playback.get().phase).toBe("buffering");
    audio.arrive();
    expect(player.playback.get().phase).toBe("playing");
  });

  test("waits for a tap where the browser blocks it, and then plays", async () => {
    const { audio, player } = setUp();
    audio.refusal = new DOMException("not yet", "NotAllowedError");
    player.open(first);
    await settle();
    expect(player.playback.get()).toMatchObject({ phase: "blocked", inspiration: first });

    audio.refusal = null;
    player.play();
    audio.arrive();
    expect(player.playback.get().phase).toBe("playing");
  });

  test("plays on where the refusal comes later than the tap after it", async () => {
    const { audio, player } = setUp();
    audio.refusal = new DOMException("not yet", "NotAllowedError");
    player.open(first);
    audio.refusal = null;
    player.play();
    audio.arrive();
    await settle();
    expect(player.playback.get().phase).toBe("playing");
  });

  test("takes no notice of a start that another source has cut off", async () => {
    const { audio, player } = setUp();
    audio.refusal = new DOMException("another source", "AbortError");
    player.open(first);
    await settle();
    expect(player.playback.get().phase).toBe("paused");
  });

  test("has failed where the browser refuses it for a reason that nothing else tells", async () => {
    const { audio, player } = setUp();
    audio.refusal = new DOMException("no such codec", "NotSupportedError");
    player.open(first);
    await settle();
    expect(player.playback.get().phase).toBe("failed");
  });

  test("leaves alone what was opened meanwhile, however the first start ends", async () => {
    const { audio, player } = setUp();
    audio.refusal = new DOMException("not yet", "NotAllowedError");
    player.open(first);
    audio.refusal = null;
    player.open(second);
    audio.interrupt();
    await settle();
    expect(player.playback.get()).toMatchObject({ phase: "paused", inspiration: second });
  });

  test("the one that plays already goes on from where it is", () => {
    const { audio, player } = playing();
    audio.advance(20);
    player.pause();
    player.open({ ...first, audioUrl: "/media/first/audio.mp3?signed-again" });
    expect(audio.src).toBe("/media/first/audio.mp3");
    expect(player.playback.get()).toMatchObject({ phase: "playing", currentTime: 20 });
  });

  test("another one begins at 0 with its own duration", () => {
    const { audio, player } = playing();
    audio.advance(20);
    player.open(second);
    expect(player.playback.get()).toMatchObject({
      inspiration: second,
      currentTime: 0,
      duration: 180,
    });
    expect(audio.src).toBe("/media/second/audio.mp3");
  });
});

describe("playing", () => {
  test("follows what happens outside of the page", () => {
    const { audio, player } = playing();
    audio.interrupt();
    expect(isPlaying(player.playback.get())).toBe(false);
  });

  test("tells the progress and calls back at every change", () => {
    const { audio, player } = playing();
    const heard: number[] = [];
    const stop = player.playback.subscribe(() =>
      heard.push(progressPercent(player.playback.get())),
    );
    audio.advance(15);
    audio.advance(30);
    stop();
    audio.advance(45);
    expect(heard).toEqual([25, 50]);
  });

  test("pauses and plays by the same button", () => {
    const { player } = playing();
    player.toggle();
    expect(isPlaying(player.playback.get())).toBe(false);
    player.toggle();
    expect(isPlaying(player.playback.get())).toBe(true);
  });

  test.each([
    [20, 15, 35],
    [20, -15, 5],
    [50, 15, 60],
    [10, -15, 0],
  ])("at %i a skip of %i goes to %i", (from, seconds, to) => {
    const { audio, player } = playing();
    audio.advance(from);
    player.skip(seconds);
    expect(audio.currentTime).toBe(to);
    expect(player.playback.get().currentTime).toBe(to);
  });

  test("seeks within the audio only", () => {
    const { audio, player } = playing();
    player.seek(30);
    expect(audio.currentTime).toBe(30);
    player.seek(99);
    expect(audio.currentTime).toBe(60);
    player.seek(-1);
    expect(audio.currentTime).toBe(0);
  });

  test("remembers a seek that came before the metadata", () => {
    const { audio, player } = setUp();
    player.open(first);
    player.seek(30);
    expect(player.playback.get().currentTime).toBe(30);
    audio.arrive();
    expect(audio.currentTime).toBe(30);
  });

  test("goes there once sound runs where the browser lost that seek", () => {
    const { audio, player } = setUp();
    audio.losesEarlySeeks = true;
    player.open(first);
    player.seek(30);
    audio.arrive();
    expect(audio.currentTime).toBe(30);
    expect(player.playback.get().currentTime).toBe(30);
  });

  test("stops and forgets everything when it is cleared", () => {
    const { audio, nowPlaying, player } = playing();
    audio.advance(20);
    player.clear();
    expect(player.playback.get().inspiration).toBeNull();
    expect(audio.paused).toBe(true);
    expect(audio.src).toBe("");
    audio.interrupt();
    expect(nowPlaying).toMatchObject({
      actions: null,
      track: null,
      playback: "none",
      place: null,
    });
  });
});

describe("the end", () => {
  test("begins again by itself, since repeat is on", () => {
    const { audio, player } = playing();
    expect(audio.loop).toBe(true);
    audio.advance(60);
    audio.advance(0.1);
    expect(player.playback.get()).toMatchObject({ phase: "playing", currentTime: 0.1 });
  });

  test("stops at 0 with repeat off, and the system lets go of it", () => {
    const { audio, nowPlaying, player } = playing();
    player.toggleRepeat();
    expect(audio.loop).toBe(false);
    audio.advance(60);
    audio.end();
    expect(player.playback.get()).toMatchObject({ phase: "paused", currentTime: 0 });
    expect(audio.currentTime).toBe(0);
    expect(nowPlaying.playback).toBe("none");
  });

  test("repeat is on again with the next inspiration", () => {
    const { audio, player } = playing();
    player.toggleRepeat();
    player.open(second);
    expect(player.playback.get().repeat).toBe(true);
    expect(audio.loop).toBe(true);
  });
});

describe("audio that can't be read", () => {
  const fresh = { ...first, audioUrl: "/media/first/audio.mp3?fresh" };

  test("goes on at the same second from a fresh address", async () => {
    const { audio, player } = playing(async () => fresh);
    audio.advance(42);
    audio.fail(networkError);
    expect(player.playback.get().currentTime).toBe(42);
    await settle();
    expect(audio.src).toBe(fresh.audioUrl);
    audio.arrive();
    expect(audio.currentTime).toBe(42);
    expect(player.playback.get()).toMatchObject({ phase: "playing", currentTime: 42 });
  });

  test("stays paused when it was paused", async () => {
    const { audio, player } = playing(async () => fresh);
    audio.advance(42);
    player.pause();
    audio.fail(networkError);
    await settle();
    audio.arrive();
    expect(player.playback.get()).toMatchObject({ phase: "paused", currentTime: 42 });
    expect(audio.currentTime).toBe(42);
  });

  test("plays when the tap comes while the address is renewed", async () => {
    const { audio, player } = playing(async () => fresh);
    player.pause();
    audio.fail(networkError);
    player.play();
    await settle();
    audio.arrive();
    expect(player.playback.get().phase).toBe("playing");
  });

  test("stays silent when the pause comes while the address is renewed", async () => {
    const { audio, player } = playing(async () => fresh);
    audio.fail(networkError);
    player.pause();
    await settle();
    audio.arrive();
    expect(audio.paused).toBe(true);
    expect(player.playback.get().phase).toBe("paused");
  });

  test("has failed when the fresh address does not work either", async () => {
    const { audio, player } = playing(async () => fresh);
    audio.advance(42);
    audio.fail(networkError);
    await settle();
    audio.fail(networkError);
    await settle();
    expect(player.playback.get()).toMatchObject({ phase: "failed", currentTime: 42 });
  });

  test("has failed when the inspiration can't be read afresh", async () => {
    const { audio, player } = playing(() => Promise.reject(new Error("offline")));
    audio.fail(networkError);
    await settle();
    expect(player.playback.get().phase).toBe("failed");
  });

  test("tries anew at the same second when play is tapped", async () => {
    const { audio, player } = playing(() => Promise.reject(new Error("offline")));
    audio.advance(42);
    audio.fail(networkError);
    await settle();
    player.play();
    audio.arrive();
    expect(player.playback.get()).toMatchObject({ phase: "playing", currentTime: 42 });
  });

  test("is renewed again after it has played on for a while", async () => {
    let reads = 0;
    const { audio, player } = playing(async () => ({ ...first, audioUrl: `/media?${++reads}` }));
    audio.advance(10);
    audio.fail(networkError);
    await settle();
    audio.arrive();
    audio.advance(30);
    audio.fail(networkError);
    await settle();
    audio.arrive();
    expect(reads).toBe(2);
    expect(player.playback.get()).toMatchObject({ phase: "playing", currentTime: 30 });
  });

  test("is no failure when the source was only taken away", async () => {
    const { audio, player } = playing();
    audio.fail(aborted);
    await settle();
    expect(player.playback.get().phase).toBe("playing");
  });

  test("leaves the inspiration alone that was opened meanwhile", async () => {
    const { audio, player } = playing(async () => fresh);
    audio.fail(networkError);
    player.open(second);
    await settle();
    expect(audio.src).toBe("/media/second/audio.mp3");
    expect(player.playback.get().inspiration).toBe(second);
    audio.arrive();
    expect(player.playback.get().phase).toBe("playing");
  });
});

describe("the system's controls", () => {
  test("show what plays and where it is", () => {
    const { audio, nowPlaying, player } = playing();
    expect(nowPlaying).toMatchObject({
      track: { title: "Steady before the big room", artist: "Hearten" },
      playback: "playing",
      place: { duration: 60, position: 0, rate: 1 },
    });
    player.seek(30);
    expect(nowPlaying.place).toEqual({ duration: 60, position: 30, rate: 1 });
    audio.playbackRate = 1.5;
    expect(nowPlaying.place).toEqual({ duration: 60, position: 30, rate: 1.5 });
    audio.advance(40);
    expect(nowPlaying.place?.position).toBe(30);
    player.pause();
    expect(nowPlaying).toMatchObject({ playback: "paused", place: { position: 40 } });
  });

  test("show a new title at once", () => {
    const { audio, nowPlaying, player } = playerWithFakes({});
    const shown = () => nowPlaying.track?.title;
    player.open(first);
    player.refresh({ ...first, title: "Too early" });
    expect(nowPlaying.track).toBeNull();
    audio.arrive();
    expect(shown()).toBe("Too early");
    player.refresh({ ...first, title: "The garden" });
    expect(shown()).toBe("The garden");
    player.clear();
    player.open({ ...first, title: "Sunday" });
    expect(nowPlaying.track).toBeNull();
  });

  test("show the cover, in sizes from a watch to a car and of a type that iOS takes", () => {
    const { nowPlaying } = playing();
    expect(nowPlaying.track?.artwork).toEqual([
      {
        address: "/media/first/artwork.jpg",
        sides: [96, 128, 192, 256, 384, 512],
        type: "image/jpeg",
      },
    ]);
  });

  test("show no picture where there is none", () => {
    const { audio, nowPlaying, player } = setUp();
    player.open(finishedInspiration({ artwork: null }));
    audio.arrive();
    expect(nowPlaying.track?.artwork).toEqual([]);
  });

  test("are told the beginning and the rest of the audio that goes round", () => {
    const { audio, nowPlaying } = playing();
    audio.advance(59.8);
    audio.currentTime = 0;
    expect(nowPlaying).toMatchObject({ playback: "playing", place: { position: 0 } });
  });

  test("show the track again each time that sound begins, since WebKit forgets it", () => {
    const { audio, nowPlaying, player } = playing();
    player.pause();
    player.play();
    audio.advance(20);
    Object.assign(nowPlaying, { track: null, actions: null, place: null });
    audio.sound();
    expect(nowPlaying.track?.title).toBe("Steady before the big room");
    expect(nowPlaying.actions).not.toBeNull();
    expect(nowPlaying.place).toEqual({ duration: 60, position: 20, rate: 1 });
  });

  test.each([
    ["can't be had any more", null, "failed"],
    ["may not go on by itself from a fresh address", "NotAllowedError", "blocked"],
  ])("rest where it is when the audio %s", async (_what, refusal, phase) => {
    const { audio, nowPlaying, player } = playing(async () => {
      if (refusal === null) throw new Error("offline");
      audio.refusal = new DOMException("not by itself", refusal);
      return { ...first, audioUrl: "/media/first/audio.mp3?fresh" };
    });
    audio.advance(42);
    audio.fail(networkError);
    await settle();
    expect(player.playback.get().phase).toBe(phase);
    expect(nowPlaying).toMatchObject({ playback: "paused", place: { position: 42 } });
  });

  test("are told nothing of what never began", async () => {
    const { audio, nowPlaying, player } = setUp();
    audio.refusal = new DOMException("not yet", "NotAllowedError");
    player.open(first);
    await settle();
    expect(nowPlaying.playback).toBe("none");
  });

  test("play, pause, skip and seek", () => {
    const { audio, nowPlaying, player } = playing();
    nowPlaying.actions?.pause();
    expect(isPlaying(player.playback.get())).toBe(false);
    nowPlaying.actions?.play();
    expect(isPlaying(player.playback.get())).toBe(true);
    nowPlaying.actions?.seek(20);
    nowPlaying.actions?.skip(15);
    expect(audio.currentTime).toBe(35);
  });
});
