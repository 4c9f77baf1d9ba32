import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { PrivacyFacts } from "@hearten/contract/privacy.ts";
import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import type { OfferedVoice } from "@hearten/contract/voices.ts";
import type { Observable } from "../api/observable.ts";
import type { Client } from "../api/client.ts";
import type { Remembered } from "../api/remembered.ts";
import type { Draft } from "../features/creation/draft.ts";
import type { Outbox } from "../features/creation/outbox.ts";
import type { ReadSpokenSample } from "../features/door/use-sample.ts";
import type { Clock } from "../features/inspirations/clock.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import type { Removal } from "../features/inspirations/removal.ts";
import type { ListenedDays } from "../features/listened/listened-days.ts";
import type { WriteClipboard } from "../features/player/copy-text.ts";
import type { HandOver } from "../features/player/hand-over.ts";
import type { Likes } from "../features/player/likes.ts";
import type { Player } from "../features/player/player.ts";
import type { Volume } from "../features/player/volume.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { PhoneReminder } from "../features/reminder/phone-reminder.ts";
import type { VoiceSampler } from "../features/voices/voice-sampler.ts";
import type { Identity } from "../identity/identity.ts";
import type { Remarks } from "../language/remarks.ts";
import type { AppUpdate } from "../platform/app-update.ts";
import type { Network } from "../platform/network.ts";
import type { Device } from "../platform/device.ts";
import type { Downloads } from "../platform/downloads.ts";
import type { HomeScreenOffer } from "../platform/home-screen.ts";
import type { Notify } from "../ui/notify.ts";
import type { FetchScript } from "./fetch-script.ts";
import type { Loadable } from "./loadable.ts";
import type { Announcements } from "./notifier.ts";

/** The services that only somebody signed in needs. */
export interface Listening {
  readonly client: Client;
  /** To be called whenever somebody shows that they will soon ask for an inspiration. */
  readonly warmUp: () => void;
  readonly player: Player;
  /** Null where it is the device's alone. */
  readonly volume: Volume | null;
  readonly inspirations: InspirationsStore;
  readonly removal: Removal;
  /** Null where the device can't store audio. */
  readonly downloads: Downloads | null;
  /** The voices that people may choose from. */
  readonly voices: Remembered<readonly OfferedVoice[]>;
  readonly sampler: VoiceSampler;
  readonly thirdParties: Remembered<ThirdParties>;
  readonly likes: Likes;
  readonly listened: ListenedDays;
  /** Saves and shares audio. */
  readonly handOver: HandOver;
  /** What the device has kept of an inspiration of the list; null if it has nothing. */
  readonly recall: (id: string) => Inspiration | null;
  readonly writeClipboard: WriteClipboard;
  /** The inspirations that were asked for without a network, to be sent later. */
  readonly outbox: Outbox;
  readonly network: Network;
  readonly appUpdate: AppUpdate;
  readonly homeScreen: HomeScreenOffer;
  /** For labels that show how long ago something was. */
  readonly clock: Clock;
  /** The country that the browser's language names, such as "GB"; null if it names none. */
  readonly country: string | null;
}

/** Everything that lives longer than a screen. `main.tsx` creates it; `screens.tsx` passes it on to the screens. */
export interface Services {
  readonly identity: Identity;
  readonly profile: ProfileStore;
  /** The words of an inspiration. */
  readonly draft: Draft;
  /** The length that was chosen for these words. */
  readonly draftLength: Draft;
  /** The music that was chosen for these words; empty for the profile's. */
  readonly draftMusic: Draft;
  /** What was changed in the profile's form. */
  readonly profileDraft: Draft;
  /** Whether this is one of Apple's phones or tablets. */
  readonly isIos: boolean;
  readonly remarks: Remarks;
  readonly notify: Notify;
  readonly announcements: Announcements;
  /** The title of what plays; null if nothing does. */
  readonly playingTitle: Observable<string | null>;
  readonly fetchScript: FetchScript;
  readonly device: Device;
  /** Null in a browser. */
  readonly phoneReminder: PhoneReminder | null;
  /** Rejects with an `ApiError`. */
  readonly readPrivacy: () => Promise<PrivacyFacts>;
  readonly readSpokenSample: ReadSpokenSample;
  /** Loaded with the first screen of somebody signed in. */
  readonly listening: Loadable<Listening>;
}
