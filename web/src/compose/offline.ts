import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { offlineEndpoints } from "@hearten/contract/offline.ts";
import * as v from "valibot";
import { thirdParties } from "@hearten/contract/third-parties.ts";
import { offeredVoice } from "@hearten/contract/voices.ts";
import type { Client } from "../api/client.ts";
import { createClient, type Transport } from "../api/create-client.ts";
import { createRemembered } from "../api/remembered.ts";
import { createOutbox } from "../features/creation/outbox.ts";
import { creationFailure, sendingFailure } from "../features/creation/creation-error-words.ts";
import { createPlaces } from "../features/player/places.ts";
import { createRateStorage } from "../features/player/rate-storage.ts";
import { createListenedDays, listenedName } from "../features/listened/listened-days.ts";
import { createLikes, likesName } from "../features/player/likes.ts";
import type { ListStorage } from "../features/inspirations/list-storage.ts";
import { withDownloaded } from "../features/inspirations/with-downloaded.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { Identity } from "../identity/identity.ts";
import { createAppUpdate } from "../platform/app-update.ts";
import { createFetchWhole } from "../platform/fetch-whole.ts";
import { createLocalStorage } from "../platform/local-storage.ts";
import { createMutex } from "../platform/mutex.ts";
import { withPicturesOf } from "../platform/pictures-here.ts";
import { createCacheDownloads } from "../platform/downloads-cache.ts";
import { afterBrowserTimeout } from "../platform/timer.ts";
import { isWebKit } from "../platform/webkit.ts";
import { onBrowserWake } from "../platform/wake.ts";
import type { Notify } from "../ui/notify.ts";
import { parseStored } from "./parse-stored.ts";
import { readDownloads, readList, writeDownloads, writeList } from "./stored-inspirations.ts";

interface OfflineDependencies {
  readonly transport: Transport;
  readonly client: Client;
  readonly identity: Identity;
  readonly profile: ProfileStore;
  readonly notify: Notify;
  readonly readInspiration: (id: string) => Promise<Inspiration>;
}

/** What works without a network, from the signed-in person's data on this device. */
export function composeOffline(dependencies: OfflineDependencies) {
  const { transport, client, readInspiration, identity, profile, notify } = dependencies;
  const person = () => {
    const signIn = identity.signIn.get();
    return signIn.status === "signed-in" ? signIn.person.uid : null;
  };
  const storage = createLocalStorage(() => localStorage, person);
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  const isAnswered = () =>
    (workers?.controller ?? null) !== null && storage.read("worker-is-off") !== true;

  const downloads =
    "caches" in globalThis
      ? createCacheDownloads({
          caches,
          isOurs: () => storage.isOurs(),
          read: () => readDownloads(storage),
          write: (all) => writeDownloads(storage, all),
          fetchWhole: createFetchWhole((...request) => fetch(...request), afterBrowserTimeout),
          readInspiration,
          isAnswered,
          canArrive: () => isAnswered() && !isWebKit(navigator),
          nameBlob: (blob) => URL.createObjectURL(blob),
          dropBlob: (address) => URL.revokeObjectURL(address),
          persist: () => navigator.storage.persist(),
          now: Date.now,
        })
      : null;
  const likes = createLikes(storage);
  const places = createPlaces(storage);
  const rateStorage = createRateStorage(storage);
  const listened = createListenedDays(storage);
  const outbox = createOutbox({
    client,
    storage,
    readProfile: () => profile.refresh(),
    mutex: createMutex("outbox", navigator.locks),
    after: afterBrowserTimeout,
    onRefused: (error, isKept) =>
      notify.error(isKept ? sendingFailure(error) : creationFailure(error)),
  });
  const remember = <T>(
    name: string,
    shape: v.GenericSchema<unknown, T>,
    ask: (signal: AbortSignal) => Promise<T>,
  ) =>
    createRemembered({
      ask,
      recall: () => parseStored(shape, storage.read(name)),
      keep: (value) => storage.write(name, value),
    });
  const voices = remember(
    "voices",
    v.array(offeredVoice),
    async (signal) => (await client.listVoices({}, { signal })).voices,
  );
  const parties = remember(
    "third-parties",
    thirdParties,
    async (signal) => (await client.readThirdParties({}, { signal })).thirdParties,
  );
  const appUpdate = createAppUpdate({
    workers,
    after: afterBrowserTimeout,
    reload: () => location.reload(),
  });
  const listStorage: ListStorage = {
    read() {
      const list = readList(storage);
      if (list === null) return null;
      // With the addresses of the pictures on this device.
      const stored = list.inspirations.map((one) =>
        withPicturesOf(one, downloads?.read(one.id) ?? null),
      );
      const ids = [...(downloads?.available.get() ?? [])];
      const here = ids.flatMap((id) => downloads?.read(id) ?? []);
      return { ...list, inspirations: withDownloaded(stored, here) };
    },
    write: (list) => writeList(storage, list),
  };

  let known: string | null = null;
  function follow() {
    const signIn = identity.signIn.get();
    const uid = person();
    if (signIn.status === "signed-in") storage.write("sign-in", signIn);
    if (uid === known) return;
    // Ends the downloads for the person who has left.
    if (known !== null) workers?.controller?.postMessage("forget");
    known = uid;
    voices.clear();
    parties.clear();
    downloads?.open(uid);
    likes.reload();
    listened.reload();
    outbox.open();
    if (uid !== null) void applyWorkerSwitch();
  }

  /** Reads whether the operator has switched the service worker off for audio. Without an answer the last one counts. */
  async function applyWorkerSwitch() {
    const { readOffline } = createClient(offlineEndpoints, transport);
    const answer = await readOffline({}).catch(() => null);
    if (answer === null) return;
    const wasOff = storage.read("worker-is-off") === true;
    storage.write("worker-is-off", !answer.audioFromWorker);
    if (wasOff === answer.audioFromWorker) downloads?.open(person());
  }

  identity.signIn.subscribe(follow);
  profile.profile.subscribe(keepProfile);
  function keepProfile() {
    if (profile.profile.get() !== null) storage.write("profile", profile.profile.get());
  }
  follow();
  keepProfile();
  // Another window has changed the stored data.
  addEventListener("storage", ({ key }) => {
    if (key === "downloads") downloads?.open(person());
    if (key === likesName) likes.reload();
    if (key === listenedName) listened.reload();
    if (key === "outbox") outbox.reload();
  });
  onBrowserWake(() => {
    void outbox.send();
    appUpdate.check();
  });
  return {
    downloads,
    outbox,
    appUpdate,
    likes,
    places,
    rateStorage,
    listened,
    listStorage,
    voices,
    thirdParties: parties,
  };
}
