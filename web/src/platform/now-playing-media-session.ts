import type { NowPlaying, NowPlayingActions } from "./now-playing.ts";

/** What is used of the browser's `navigator.mediaSession`. */
type SessionOfMedia = Pick<
  MediaSession,
  "metadata" | "playbackState" | "setActionHandler" | "setPositionState"
>;

/** Seconds of a skip when the system names none. */
const defaultSkip = 15;

/**
 * Chosen for iOS: once any handler is there it offers its own scrubbing no more, so `seekto` belongs
 * to them together with the position state; and previous and next would take the place of the two
 * skips, so they are left out.
 */
const actionNames = ["play", "pause", "seekbackward", "seekforward", "seekto"] as const;

/**
 * The system's controls by way of the Media Session API.
 *
 * @param session null where the browser has none; then nothing happens
 * @param createMetadata makes the browser's `MediaMetadata`
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
      // Browsers throw at an unknown duration and at a position beyond it.
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
