import { describe, expect, test } from "vitest";
import type { NowPlayingActions, Track } from "./now-playing.ts";
import { createNativeNowPlaying } from "./now-playing-native.ts";

const steady: Track = {
  title: "Steady",
  artist: "Hearten",
  artwork: [{ address: "https://api.example/cover.jpg?sig=1", sides: [256], type: "image/jpeg" }],
};

function setUp(readPicture: (address: string) => Promise<string | null> = async () => "data:a") {
  const calls: unknown[] = [];
  const handlers = new Map<string, (details: { seekTime?: number | null }) => void>();
  const done: string[] = [];
  const actions: NowPlayingActions = {
    play: () => done.push("play"),
    pause: () => done.push("pause"),
    skip: (seconds) => done.push(`skip ${seconds}`),
    seek: (seconds) => done.push(`seek ${seconds}`),
  };
  const nowPlaying = createNativeNowPlaying(
    {
      setMetadata: async (metadata) => void calls.push(metadata),
      setPlaybackState: async ({ playbackState }) => void calls.push(playbackState),
      setPositionState: async (place) => void calls.push(place),
      setActionHandler: async ({ action }, handler) => {
        if (handler === null) handlers.delete(action);
        // The only action with details.
        else handlers.set(action, handler as (details: object) => void);
      },
    },
    readPicture,
  );
  return { nowPlaying, calls, handlers, done, actions };
}

const untilTold = () => new Promise((resolve) => setTimeout(resolve));

describe("the controls of Android", () => {
  test("steer the player", () => {
    const { nowPlaying, handlers, done, actions } = setUp();
    nowPlaying.show(steady, actions);
    for (const name of ["play", "pause", "seekbackward", "seekforward"]) handlers.get(name)?.({});
    handlers.get("seekto")?.({ seekTime: 42 });
    handlers.get("seekto")?.({ seekTime: null });
    expect(done).toEqual(["play", "pause", "skip -15", "skip 15", "seek 42"]);
  });

  test("show the title at once and the picture when it has come, each only once", async () => {
    const { nowPlaying, calls, actions } = setUp();
    nowPlaying.show(steady, actions);
    await untilTold();
    const signedAnew = [{ ...steady.artwork[0], address: "https://api.example/cover.jpg?sig=2" }];
    nowPlaying.show({ ...steady, artwork: signedAnew as Track["artwork"] }, actions);
    await untilTold();
    expect(calls).toEqual([
      { title: "Steady", artist: "Hearten", artwork: [{ src: "" }] },
      { title: "Steady", artist: "Hearten", artwork: [{ src: "data:a", type: "image/jpeg" }] },
    ]);
  });

  test("show no picture that can't be had, and none of the track before", async () => {
    const cover = Promise.withResolvers<string>();
    const { nowPlaying, calls, actions } = setUp(async (address) =>
      address.includes("cover") ? cover.promise : null,
    );
    nowPlaying.show(steady, actions);
    const [picture] = steady.artwork;
    nowPlaying.show(
      { title: "Calm", artist: "Hearten", artwork: picture ? [{ ...picture, address: "/x" }] : [] },
      actions,
    );
    cover.resolve("data:a");
    await untilTold();
    expect(calls.filter((call) => JSON.stringify(call).includes("data:a"))).toEqual([]);
  });

  test("know the place, once it has a duration and within it", () => {
    const { nowPlaying, calls } = setUp();
    nowPlaying.setPosition({ duration: Number.NaN, position: 0, rate: 1 });
    nowPlaying.setPosition({ duration: 60, position: 61, rate: 1.25 });
    expect(calls).toEqual([{ duration: 60, position: 60, playbackRate: 1.25 }]);
  });

  test("are gone after a sign-out, and the service with them", () => {
    const { nowPlaying, calls, handlers, actions } = setUp(async () => null);
    nowPlaying.show(steady, actions);
    nowPlaying.setPlayback("playing");
    nowPlaying.clear();
    expect(handlers.size).toBe(0);
    expect(calls.slice(-3)).toEqual([
      "playing",
      "none",
      { title: "", artist: "", artwork: [{ src: "" }] },
    ]);
  });
});
