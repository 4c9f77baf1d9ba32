import type { NowPlaying, NowPlayingActions } from "./now-playing.ts";

/** The used part of the browser's `navigator.mediaSession`. */
type SessionOfMedia = Pick<
  MediaSession,
  "metadata" | "playbackState" | "setActionHandler" | "setPositionState"
>;

/** Seconds of a skip if the system does not say how many. */
const defaultSkip = 15;

/**
 * These are chosen for iOS. With any handler iOS no longer offers its own seek bar, so `seekto` and the position state
 * are needed. "Previous" and "next" are left out, because they would replace the two skip buttons.
 */
const actionNames = ["play", "pause", "seekbackward", "seekforward", "seekto"] as const;

/**
 * Connects to the system's media controls by the Media Session API.
 *
 * @param session null if the browser has none; then nothing happens
 * @param createMetadata creates the browser's `MediaMetadata`
 */
export function createMediaSessionNowPlaying(
  session: SessionOfMedia | null,
  createMetadata: (metadata: MediaMetadataInit) => MediaMetadata,
): NowPlaying {
  return {
    show({ title, artist, artwork }, actions) {
      if (session === null) return;
      for (const [name, handler] of handlersOf(actions)) session.setActionHandler(name, handler);
      session.metadata = createMetadata({
        title,
        artist,
        artwork: artwork.map(({ address, sides, type }) => ({
          src: address,
          sizes: sides.map((side) => `${side}x${side}`).join(" "),
          type,
        })),
      });
    },
    setPlayback(playback) {
      if (session !== null) session.playbackState = playback;
    },
    setPosition({ duration, position, rate }) {
      // Browsers throw for an unknown duration, and for a position after its end.
      if (!Number.isFinite(duration) || duration <= 0) return;
      session?.setPositionState({
        duration,
        position: Math.min(Math.max(0, position), duration),
        playbackRate: rate,
      });
    },
    clear() {
      if (session === null) return;
      session.metadata = null;
      session.playbackState = "none";
      session.setPositionState();
      for (const name of actionNames) session.setActionHandler(name, null);
    },
  };
}

function handlersOf(
  actions: NowPlayingActions,
): [(typeof actionNames)[number], MediaSessionActionHandler][] {
  const handlers = {
    play: () => actions.play(),
    pause: () => actions.pause(),
    seekbackward: ({ seekOffset }) => actions.skip(-(seekOffset ?? defaultSkip)),
    seekforward: ({ seekOffset }) => actions.skip(seekOffset ?? defaultSkip),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) actions.seek(seekTime);
    },
  } satisfies Record<(typeof actionNames)[number], MediaSessionActionHandler>;
  return actionNames.map((name) => [name, handlers[name]]);
}
