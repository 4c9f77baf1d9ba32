import type { NowPlaying } from "./now-playing.ts";

/** What is used of the browser's `navigator.mediaSession`. */
type SessionOfMedia = Pick<
  MediaSession,
  "metadata" | "playbackState" | "setActionHandler" | "setPositionState"
>;

/** Seconds of a skip when the system names none. */
const defaultSkip = 15;

/**
 * The system's controls by way of the Media Session API.
 *
 * The set of actions is chosen for iOS: once any handler is there it offers its own scrubbing no
 * more, so `seekto` belongs to it together with the position state; and previous and next would
 * take the place of the two skips, so they are left out.
 *
 * @param session null where the browser has none; then nothing happens
 * @param createMetadata makes the browser's `MediaMetadata`
 */
export function createMediaSessionNowPlaying(
  session: SessionOfMedia | null,
  createMetadata: (metadata: MediaMetadataInit) => MediaMetadata,
): NowPlaying {
  return {
    handle(actions) {
      session?.setActionHandler("play", () => actions.play());
      session?.setActionHandler("pause", () => actions.pause());
      session?.setActionHandler("seekbackward", ({ seekOffset }) =>
        actions.skip(-(seekOffset ?? defaultSkip)),
      );
      session?.setActionHandler("seekforward", ({ seekOffset }) =>
        actions.skip(seekOffset ?? defaultSkip),
      );
      session?.setActionHandler("seekto", ({ seekTime }) => {
        if (seekTime !== undefined) actions.seek(seekTime);
      });
    },
    show({ title, artist, artwork }) {
      if (session === null) return;
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
    setPosition({ duration, position }) {
      // Browsers throw at an unknown duration and at a position beyond it.
      if (!Number.isFinite(duration) || duration <= 0) return;
      session?.setPositionState({
        duration,
        position: Math.min(Math.max(0, position), duration),
        playbackRate: 1,
      });
    },
    clear() {
      if (session === null) return;
      session.metadata = null;
      session.playbackState = "none";
      session.setPositionState();
    },
  };
}
