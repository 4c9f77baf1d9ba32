import type { Observable } from "../../api/observable.ts";
import type { SignIn } from "../../identity/identity.ts";
import { isPlaybackRate, normalRate, type PlaybackRate } from "./playback-rate.ts";

/** The signed-in person's playback rate. It is stored on this device until they sign out. */
export interface RateStorage {
  read(): PlaybackRate;
  write(rate: PlaybackRate): void;
}

interface StoredRate {
  readonly uid: string;
  readonly rate: PlaybackRate;
}

const key = "playback-rate";

/**
 * @param openStorage returns the browser's storage; if it or a call of it throws, the rate is lost with the page
 */
export function createRateStorage(
  openStorage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
  signIn: Observable<SignIn>,
): RateStorage {
  let current: StoredRate | null = readStored();

  function readStored(): StoredRate | null {
    try {
      // The uid comes first, because the rate belongs to one person.
      const [uid, rate] = openStorage().getItem(key)?.split(" ") ?? [];
      return uid !== undefined && isPlaybackRate(Number(rate))
        ? { uid, rate: Number(rate) as PlaybackRate } // checked in the line above
        : null;
    } catch {
      return null;
    }
  }

  function store(next: StoredRate | null): void {
    current = next;
    try {
      if (next === null) openStorage().removeItem(key);
      else openStorage().setItem(key, `${next.uid} ${next.rate}`);
    } catch {
      // The rate is lost with the page.
    }
  }

  function personNow(): string | null {
    const now = signIn.get();
    return now.status === "signed-in" ? now.person.uid : null;
  }

  function forgetOthers(): void {
    if (signIn.get().status !== "unknown" && current?.uid !== personNow()) store(null);
  }

  forgetOthers();
  signIn.subscribe(forgetOthers);
  return {
    read: () => current?.rate ?? normalRate,
    write(rate) {
      const uid = personNow();
      if (uid !== null) store({ uid, rate });
    },
  };
}
