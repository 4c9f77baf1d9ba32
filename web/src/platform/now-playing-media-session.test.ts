import { describe, expect, test } from "vitest";
import type { NowPlayingActions } from "./now-playing.ts";
import { createMediaSessionNowPlaying } from "./now-playing-media-session.ts";

const createMetadata = (metadata: MediaMetadataInit) => metadata as MediaMetadata; // same fields

function setUp() {
  const handlers = new Map<string, (details: { seekOffset?: number; seekTime?: number }) => void>();
  const positions: (MediaPositionState | undefined)[] = [];
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: "none" as MediaSessionPlaybackState,
    setActionHandler(name: string, handler: unknown) {
      handlers.set(name, handler as (details: object) => void); // only functions are registered
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
  nowPlaying.handle(actions);
  return { handlers, positions, session, done, nowPlaying };
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
    const { nowPlaying, session } = setUp();
    nowPlaying.show({
      title: "Steady",
      artist: "Hearten",
      artwork: [{ address: "/media/cover.webp", sides: [256, 640], type: "image/webp" }],
    });
    expect(session.metadata).toEqual({
      title: "Steady",
      artist: "Hearten",
      artwork: [{ src: "/media/cover.webp", sizes: "256x256 640x640", type: "image/webp" }],
    });
  });

  test("never learn of an unknown duration or a position beyond the end", () => {
    const { nowPlaying, positions } = setUp();
    nowPlaying.setPosition({ duration: Number.POSITIVE_INFINITY, position: 1 });
    nowPlaying.setPosition({ duration: Number.NaN, position: 1 });
    nowPlaying.setPosition({ duration: 0, position: 0 });
    nowPlaying.setPosition({ duration: 60, position: 60.02 });
    expect(positions).toEqual([{ duration: 60, position: 60, playbackRate: 1 }]);
  });

  test("show nothing after clearing", () => {
    const { nowPlaying, session, positions } = setUp();
    nowPlaying.show({ title: "Steady", artist: "Hearten", artwork: [] });
    nowPlaying.setPlayback("playing");
    nowPlaying.clear();
    expect(session).toMatchObject({ metadata: null, playbackState: "none" });
    expect(positions).toEqual([undefined]);
  });

  test("do nothing in a browser without them", () => {
    const nowPlaying = createMediaSessionNowPlaying(null, () => {
      throw new Error("not available");
    });
    expect(() => {
      nowPlaying.show({ title: "Steady", artist: "Hearten", artwork: [] });
      nowPlaying.setPlayback("playing");
      nowPlaying.setPosition({ duration: 60, position: 1 });
      nowPlaying.clear();
    }).not.toThrow();
  });
});
