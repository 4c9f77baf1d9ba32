import { createOpenLive } from "./api/live.ts";
import type { Client } from "./api/client.ts";
import type { Listening } from "./app/services.ts";
import type { Identity } from "./identity/identity.ts";
import { afterBrowserTimeout } from "./platform/timer.ts";
import { onBrowserWake } from "./platform/wake.ts";

export interface ListeningDependencies {
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly fetch: typeof fetch;
  readonly client: Client;
  readonly identity: Identity;
}

/** The part of the composition root that is fetched when somebody is signed in. */
export function composeListening(dependencies: ListeningDependencies): Listening {
  const { baseUrl, token, fetch, identity } = dependencies;
  const openLive = createOpenLive({
    baseUrl,
    token,
    isSignedIn: async () => (await identity.refresh()).status === "signed-in",
    fetch,
    after: afterBrowserTimeout,
    random: Math.random,
    onWake: onBrowserWake,
  });
  void openLive;
  return {
    player: { clear: () => {} },
    inspirations: { clear: () => {} },
  };
}
