import type { MediaSessionPlugin } from "@capgo/capacitor-media-session";
import type { NowPlaying, NowPlayingActions, Track } from "./now-playing.ts";

/** What is used of the plugin. */
type SessionOfMedia = Pick<
  MediaSessionPlugin,
  "setMetadata" | "setPlaybackState" | "setActionHandler" | "setPositionState"
>;

type Action = Parameters<SessionOfMedia["setActionHandler"]>[0]["action"];

/** Seconds of a skip; the system names none. */
const skip = 15;

/** A picture that shows none: without it the plugin would go on showing the one before. */
const noArtwork = [{ src: "" }];

/**
 * The system's controls on Android, whose web view has no Media Session API: a service of the app in
 * the foreground, which also keeps it alive while the screen is off. iOS knows the API and needs
 * nothing of this.
 *
 * @param readPicture a picture as a `data:` address, null when it can't be had: left to the plugin, fetching it would
 * hold up every other call
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
      // Told again each time that playback begins, and each time the notification would be made anew.
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

/** The page plays whether or not the system shows it. */
const tell = (call: Promise<void>): void => void call.catch(() => {});

const actionNames = ["play", "pause", "seekbackward", "seekforward", "seekto"] as const;

/** Addresses are signed anew from time to time; the picture is the one of that title. */
const isSame = (one: Track, other: Track): boolean =>
  one.title === other.title && pictureOf(one) === pictureOf(other);

const pictureOf = ({ artwork: [picture] }: Track): string | undefined =>
  picture?.address.replace(/\?.*$/, "");
