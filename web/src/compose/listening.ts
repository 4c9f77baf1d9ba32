import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { generationEndpoints, type Inspiration } from "@hearten/contract/inspirations.ts";
import { createOpenLive } from "../api/live.ts";
import { inOurWords } from "../api/client.ts";
import { createClient, type Transport } from "../api/create-client.ts";
import type { Listening } from "../app/services.ts";
import { composeNativeNowPlaying, composeNativeSharing, composeNativeHaptics } from "./native.ts";
import { composeOffline } from "./offline.ts";
import { countryOf } from "../features/care/country.ts";
import { createClock } from "../features/inspirations/clock.ts";
import { createWarmUp } from "../features/creation/warm-up.ts";
import { createInspirationsStore } from "../features/inspirations/inspirations-store.ts";
import { createReadAudioFile } from "../features/player/audio-file.ts";
import { createHandOver } from "../features/player/hand-over.ts";
import { dayOf } from "../features/listened/day.ts";
import { playerTitle } from "../features/player/track.ts";
import { createRemoval } from "../features/inspirations/removal.ts";
import { followTitle } from "../features/player/follow-title.ts";
import { vibrateOnLike } from "../features/player/vibrate-on-like.ts";
import { createPlayer } from "../features/player/player.ts";
import { rememberPlace } from "../features/player/remember-place.ts";
import { rememberListened } from "../features/player/remember-listened.ts";
import { tellBegun } from "../features/player/tell-begun.ts";
import { tellHeard } from "../features/player/tell-heard.ts";
import { tellTitle } from "../features/player/tell-title.ts";
import { createVolume } from "../features/player/volume.ts";
import { createVolumeStorage } from "../features/player/volume-storage.ts";
import { isIos } from "../platform/ios.ts";
import { tellLost } from "../features/player/tell-lost.ts";

import { createReadAgain } from "../features/player/read-again.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import { createVoiceSampler } from "../features/voices/voice-sampler.ts";
import type { Identity } from "../identity/identity.ts";
import { downloadFile } from "../platform/download-file.ts";
import { createFetchWhole } from "../platform/fetch-whole.ts";
import { createBrowserNetwork } from "../platform/network.ts";
import { createHomeScreenOffer, isAddedByHand } from "../platform/home-screen.ts";
import { createMediaSessionNowPlaying } from "../platform/now-playing-media-session.ts";
import { createBrowserSharing } from "../platform/share-browser.ts";
import { afterBrowserTimeout } from "../platform/timer.ts";
import { onBrowserLeave } from "../platform/leave.ts";
import { onBrowserWake } from "../platform/wake.ts";
import type { Notify } from "../ui/notify.ts";

interface ListeningDependencies {
  readonly transport: Transport;
  readonly identity: Identity;
  readonly profile: ProfileStore;
  readonly notify: Notify;
  /** Called with the title of what plays; null when nothing does any more. */
  readonly onPlayingTitle: (title: string | null) => void;
}

/** The part of the composition root that is loaded when somebody is signed in. */
export function composeListening(dependencies: ListeningDependencies): Listening {
  const { transport, identity, notify } = dependencies;
  const client = inOurWords(createClient(commonEndpoints, transport));
  /** Nobody is signed out in mid-sentence: that the sign-in has ended shows when the words are sent. */
  const silentTransport = { ...transport, onNotSignedIn: () => undefined };
  const readInspiration = async (id: string) => (await client.readInspiration({ id })).inspiration;
  const openLive = createOpenLive({
    ...transport,
    // Without the timeout of other calls, because a stream does not end. It has an idle timeout.
    fetch: (...request) => fetch(...request),
    isSignedIn: async () => (await identity.refresh()).status === "signed-in",
    after: afterBrowserTimeout,
    random: Math.random,
    onWake: onBrowserWake,
    onFault: (error) => reportError(error),
  });
  const {
    downloads,
    outbox,
    appUpdate,
    likes,
    places,
    rateStorage,
    listened,
    listStorage,
    voices,
    thirdParties,
  } = composeOffline({
    ...dependencies,
    client,
    readInspiration,
  });
  const findAudio = (inspiration: Inspiration) =>
    downloads?.findAudio(inspiration) ?? { address: inspiration.audioUrl, isHere: false };
  const network = createBrowserNetwork();
  const session = "mediaSession" in navigator ? navigator.mediaSession : null;
  const audio = new Audio();
  const player = createPlayer({
    audio,
    nowPlaying:
      (import.meta.env.VITE_SHELL === "native" ? composeNativeNowPlaying(transport) : null) ??
      createMediaSessionNowPlaying(session, (metadata) => new MediaMetadata(metadata)),
    readInspiration: createReadAgain({ readInspiration, network, after: afterBrowserTimeout }),
    findAudio,
    rateStorage,
    likes,
    places,
    now: Date.now,
  });
  rememberPlace(player, places, onBrowserLeave);
  rememberListened(
    player,
    () => dayOf(new Date()),
    (heard, day) => {
      listened.note({ day, id: heard.id, title: playerTitle(heard) });
      downloads?.remember(heard);
    },
  );
  if (downloads !== null) tellLost(player, () => downloads.recheck());
  const fetchWhole = createFetchWhole((...request) => fetch(...request), afterBrowserTimeout);
  const handOver = createHandOver({
    readAudioFile: createReadAudioFile({
      fetchWhole: (address) => fetchWhole(address, new AbortController().signal),
      findAudio,
      findCover: ({ id, artwork }) => downloads?.read(id)?.artwork ?? artwork,
      loadTagAudioFile: async () =>
        (await import("../features/player/tag-audio-file.ts")).tagAudioFile,
      readInspiration,
    }),
    sharing:
      import.meta.env.VITE_SHELL === "native"
        ? composeNativeSharing()
        : createBrowserSharing(navigator, downloadFile),
    notify,
  });
  identity.signIn.subscribe(() => {
    if (identity.signIn.get().status === "signed-out") handOver.forget();
  });
  const inspirations = createInspirationsStore({
    client,
    openLive,
    onNotSignedIn: () => identity.forget(),
    onFault: (error) => reportError(error),
    after: afterBrowserTimeout,
    now: Date.now,
    storage: listStorage,
    network,
    kept: () => [...(downloads?.available.get() ?? [])].flatMap((id) => downloads?.read(id) ?? []),
    onRemoved(id) {
      if (player.playback.get().inspiration?.id === id) {
        player.clear();
        notify.success("It was removed on another device");
      }
      likes.forget(id);
      places.forget(id);
      listened.forget(id);
      void downloads?.release(id).catch(() => {});
    },
  });
  followTitle(player, inspirations.list);
  const removal = createRemoval({ client, inspirations });
  // Whoever leaves the page meant what they have removed.
  addEventListener("pagehide", () => void removal.finishAll());
  const sampler = createVoiceSampler({
    createAudio: () => new Audio(),
    pauseOthers: () => player.pause(),
  });
  tellBegun(player, () => sampler.stop());
  tellTitle(player, dependencies.onPlayingTitle);
  const homeScreen = createHomeScreenOffer(() => localStorage, isAddedByHand(here()));
  tellHeard(player, () => homeScreen.make());
  if (import.meta.env.VITE_SHELL === "native") vibrateOnLike(player, composeNativeHaptics());
  return {
    client,
    warmUp: createWarmUp({
      client: createClient(generationEndpoints, silentTransport),
      isOnline: network.isOnline,
      now: Date.now,
      onFault: (error) => reportError(error),
    }),
    player,
    volume: isIos(navigator)
      ? null
      : createVolume(
          audio,
          createVolumeStorage(() => localStorage),
        ),
    voices,
    sampler,
    thirdParties,
    likes,
    listened,
    handOver,
    recall: (id) => listStorage.read()?.inspirations.find((one) => one.id === id) ?? null,
    // Without https there is no clipboard, and it throws.
    writeClipboard: async (text) => navigator.clipboard.writeText(text),
    downloads,
    outbox,
    network,
    appUpdate,
    homeScreen,
    inspirations,
    removal,
    clock: createClock(Date.now, afterBrowserTimeout),
    country: countryOf(navigator.languages),
  };
}

/** The browser, and whether the app runs standalone, outside of a browser tab. */
function here() {
  const { userAgent, maxTouchPoints } = navigator;
  const isStandalone =
    import.meta.env.VITE_SHELL === "native" || matchMedia("(display-mode: standalone)").matches;
  return { userAgent, maxTouchPoints, isStandalone };
}
