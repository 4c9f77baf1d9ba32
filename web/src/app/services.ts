import type { Client } from "../api/client.ts";
import type { Draft } from "../features/creation/draft.ts";
import type { Outbox } from "../features/creation/outbox.ts";
import type { Clock } from "../features/inspirations/clock.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Player } from "../features/player/player.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { Identity } from "../identity/identity.ts";
import type { AppUpdate } from "../platform/app-update.ts";
import type { Network } from "../platform/network.ts";
import type { Device } from "../platform/device.ts";
import type { Downloads } from "../platform/downloads.ts";
import type { HomeScreenOffer } from "../platform/home-screen.ts";
import type { Share } from "../platform/share.ts";
import type { Notify } from "../ui/notify.ts";
import type { FetchScript } from "./fetch-script.ts";
import type { Loadable } from "./loadable.ts";
import type { Announcements } from "./notifier.ts";

/** What only somebody signed in needs: their inspirations, kept live, and the audio. */
export interface Listening {
  readonly client: Client;
  readonly player: Player;
  readonly inspirations: InspirationsStore;
  /** Null where nothing can be kept on the device. */
  readonly downloads: Downloads | null;
  readonly share: Share;
  /** What was asked for without a network. */
  readonly outbox: Outbox;
  readonly network: Network;
  readonly appUpdate: AppUpdate;
  readonly homeScreen: HomeScreenOffer;
  /** For labels that tell how long ago something was. */
  readonly clock: Clock;
}

/** Everything that lives longer than a screen; made once in `main.tsx`, and dealt out to the screens in `screens.tsx`. */
export interface Services {
  readonly identity: Identity;
  readonly profile: ProfileStore;
  readonly draft: Draft;
  /** Whether this is one of Apple's phones or tablets. */
  readonly isIos: boolean;
  readonly notify: Notify;
  readonly announcements: Announcements;
  readonly fetchScript: FetchScript;
  readonly device: Device;
  /** Fetched with the first screen of somebody signed in. */
  readonly listening: Loadable<Listening>;
}
