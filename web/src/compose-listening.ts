import { createOpenLive } from "./api/live.ts";
import type { Client, Transport } from "./api/client.ts";
import type { Listening } from "./app/services.ts";
import { createClock } from "./features/inspirations/clock.ts";
import { createInspirationsStore } from "./features/inspirations/inspirations-store.ts";
import { createPlayer } from "./features/player/player.ts";
import { createRateMemory } from "./features/player/rate-memory.ts";
import type { Identity } from "./identity/identity.ts";
import { createMediaSessionNowPlaying } from "./platform/now-playing-media-session.ts";
import { afterBrowserTimeout } from "./platform/timer.ts";
import { onBrowserWake } from "./platform/wake.ts";

export interface ListeningDependencies {
  readonly transport: Transport;
  readonly client: Client;
  readonly identity: Identity;
}

/** The part of the composition root that is fetched when somebody is signed in. */
export function composeListening(dependencies: ListeningDependencies): Listening {
  const { transport, client, identity } = dependencies;
  const openLive = createOpenLive({
    ...transport,
    isSignedIn: async () => (await identity.refresh()).status === "signed-in",
    after: afterBrowserTimeout,
    random: Math.random,
    onWake: onBrowserWake,
  });
  const session = "mediaSession" in navigator ? navigator.mediaSession : null;
  return {
    player: createPlayer({
      audio: new Audio(),
      nowPlaying: createMediaSessionNowPlaying(session, (metadata) => new MediaMetadata(metadata)),
      readInspiration: async (id) => (await client.readInspiration({ id })).inspiration,
      audioAddress: ({ audioUrl }) => audioUrl,
      rateMemory: createRateMemory(() => localStorage, identity.signIn),
      now: Date.now,
    }),
    downloads: null,
    inspirations: createInspirationsStore({
      client,
      openLive,
      onNotSignedIn: () => identity.forget(),
      after: afterBrowserTimeout,
    }),
    clock: createClock(Date.now, afterBrowserTimeout),
  };
}
