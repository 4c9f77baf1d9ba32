import type { MediaSessionPlugin } from "@capgo/capacitor-media-session";
import type { NowPlaying, NowPlayingActions, Track } from "./now-playing.ts";

/** The used part of the plugin. */
type SessionOfMedia = Pick<
  MediaSessionPlugin,
  "setMetadata" | "setPlaybackState" | "setActionHandler" | "setPositionState"
>;

type Action = Parameters<SessionOfMedia["setActionHandler"]>[0]["action"];

/** Seconds of a skip. The system does not say how many. */
const skip = 15;

/** Shows no picture. With an empty list the plugin would go on showing the previous one. */
const noArtwork = [{ src: "" }];

/**
 * Connects to the system's media controls on Android, whose web view has no Media Session API. It uses a foreground
 * service of the app, which also keeps the app running while the screen is off. iOS has the API, so it does not use
 * this.
 *
 * @param readPicture returns a picture as a `data:` address, or null; if the plugin fetched the picture itself, that
 *   would block its other calls
 */
export function createNativeNowPlaying(
  session: SessionOfMedia,
  readPicture: (address: string) => Promise<string | null>,
): NowPlaying {
  let steering: NowPlayingActions | null = null;
  let shown: Track | null = null;

  function steer(actions: NowPlayingActions): void {
    const handlers: Partial<Record<Action, (seconds: number | null | undefined) => void>> = {
      play: () => actions.play(),
      pause: () => actions.pause(),
      seekbackward: () => actions.skip(-skip),
      seekforward: () => actions.skip(skip),
      seekto: (seconds) => {
        if (typeof seconds === "number") actions.seek(seconds);
      },
    };
    for (const action of actionNames)
      tell(session.setActionHandler({ action }, ({ seekTime }) => handlers[action]?.(seekTime)));
  }

  async function showPicture(track: Track): Promise<void> {
    const [picture] = track.artwork;
    if (picture === undefined) return;
    const src = await readPicture(picture.address);
    if (src === null || shown !== track) return;
    const { title, artist } = track;
    await session.setMetadata({ title, artist, artwork: [{ src, type: picture.type }] });
  }

  return {
    show(track, actions) {
      if (steering !== actions) {
        steering = actions;
        steer(actions);
      }
      // Called at each start of playback. Every call would create the notification again.
      if (shown !== null && isSame(shown, track)) return;
      shown = track;
      const { title, artist } = track;
      tell(session.setMetadata({ title, artist, artwork: noArtwork }));
      tell(showPicture(track));
    },
    setPlayback(playback) {
      tell(session.setPlaybackState({ playbackState: playback }));
    },
    setPosition({ duration, position, rate }) {
      if (!Number.isFinite(duration) || duration <= 0) return;
      tell(
        session.setPositionState({
          duration,
          position: Math.min(Math.max(0, position), duration),
          playbackRate: rate,
        }),
      );
    },
    clear() {
      steering = null;
      shown = null;
      tell(session.setPlaybackState({ playbackState: "none" }));
      tell(session.setMetadata({ title: "", artist: "", artwork: noArtwork }));
      for (const action of actionNames) tell(session.setActionHandler({ action }, null));
    },
  };
}

/** Ignores failures: the page plays also if the system can't show it. */
const tell = (call: Promise<void>): void => void call.catch(() => {});

const actionNames = ["play", "pause", "seekbackward", "seekforward", "seekto"] as const;

/** Compares pictures without their query, because addresses get new signatures from time to time. */
const isSame = (one: Track, other: Track): boolean =>
  one.title === other.title && pictureOf(one) === pictureOf(other);

const pictureOf = ({ artwork: [picture] }: Track): string | undefined =>
  picture?.address.replace(/\?.*$/, "");
