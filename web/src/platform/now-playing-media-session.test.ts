import { describe, expect, test } from "vitest";
import type { NowPlayingActions } from "./now-playing.ts";
import { createMediaSessionNowPlaying } from "./now-playing-media-session.ts";

const steady = {
  title: "Steady",
  artist: "Hearten",
  artwork: [{ address: "/media/cover.jpg", sides: [256, 640], type: "image/jpeg" }],
};

const createMetadata = (metadata: MediaMetadataInit) => metadata as MediaMetadata; // same fields

function setUp() {
  const handlers = new Map<string, (details: { seekOffset?: number; seekTime?: number }) => void>();
  const positions: (MediaPositionState | undefined)[] = [];
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: "none" as MediaSessionPlaybackState,
    setActionHandler(name: string, handler: unknown) {
      if (handler === null) handlers.delete(name);
      else handlers.set(name, handler as (details: object) => void); // only functions are registered
    },
    setPositionState(position?: MediaPositionState) {
      positions.push(position);
    },
  };
  const done: string[] = [];
  const actions: NowPlayingActions = {
    play: () => done.push("play"),
    pause: () => done.push("pause"),
    skip: (seconds) => done.push(`skip ${seconds}`),
    seek: (seconds) => done.push(`seek ${seconds}`),
  };
  const nowPlaying = createMediaSessionNowPlaying(session, createMetadata);
  nowPlaying.show(steady, actions);
  return { handlers, positions, session, done, actions, nowPlaying };
}

describe("the system's controls", () => {
  test("are exactly those that iOS shows as skip buttons and a bar that can be dragged", () => {
    const { handlers } = setUp();
    expect([...handlers.keys()].sort()).toEqual([
      "pause",
      "play",
      "seekbackward",
      "seekforward",
      "seekto",
    ]);
  });

  test.each([
    ["play", {}, "play"],
    ["pause", {}, "pause"],
    ["seekbackward", {}, "skip -15"],
    ["seekforward", {}, "skip 15"],
    ["seekbackward", { seekOffset: 10 }, "skip -10"],
    ["seekforward", { seekOffset: 30 }, "skip 30"],
    ["seekto", { seekTime: 42 }, "seek 42"],
  ])("%s %o does '%s'", (name, details, expected) => {
    const { handlers, done } = setUp();
    handlers.get(name)?.(details);
    expect(done).toEqual([expected]);
  });

  test("show the title and the artwork with its sizes", () => {
    const { session } = setUp();
    expect(session.metadata).toEqual({
      title: "Steady",
      artist: "Hearten",
      artwork: [{ src: "/media/cover.jpg", sizes: "256x256 640x640", type: "image/jpeg" }],
    });
  });

  test("never learn of an unknown duration or a position beyond the end", () => {
    const { nowPlaying, positions } = setUp();
    nowPlaying.setPosition({ duration: Number.POSITIVE_INFINITY, position: 1, rate: 1 });
    nowPlaying.setPosition({ duration: Number.NaN, position: 1, rate: 1 });
    nowPlaying.setPosition({ duration: 0, position: 0, rate: 1 });
    nowPlaying.setPosition({ duration: 60, position: 60.02, rate: 1.5 });
    expect(positions).toEqual([{ duration: 60, position: 60, playbackRate: 1.5 }]);
  });

  test("are gone after clearing, and come back with the next track", () => {
    const { handlers, nowPlaying, session, positions, actions } = setUp();
    nowPlaying.setPlayback("playing");
    nowPlaying.clear();
    expect(session).toMatchObject({ metadata: null, playbackState: "none" });
    expect(positions).toEqual([undefined]);
    expect(handlers.size).toBe(0);
    nowPlaying.show(steady, actions);
    expect(handlers.size).toBe(5);
  });

  test("do nothing in a browser without them", () => {
    const { actions } = setUp();
    const nowPlaying = createMediaSessionNowPlaying(null, () => {
      throw new Error("not available");
    });
    expect(() => {
      nowPlaying.show(steady, actions);
      nowPlaying.setPlayback("playing");
      nowPlaying.setPosition({ duration: 60, position: 1, rate: 1 });
      nowPlaying.clear();
    }).not.toThrow();
  });
});
