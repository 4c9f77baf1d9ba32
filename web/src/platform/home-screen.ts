import { createVariable, type Observable } from "../api/observable.ts";
import { isIos } from "./ios.ts";

/** The key in local storage for whether the offer was seen. It is not personal, so it stays after a sign-out. */
const key = "device:home-screen";

/** Offers to explain how to add the app to the Home Screen, where the browser has no prompt of its own. */
export interface HomeScreenOffer {
  readonly isOpen: Observable<boolean>;
  /** Makes the offer. Does nothing if the app can't be added by hand, or if the offer was answered on this device. */
  make(): void;
  /** The person has seen the offer. It is not made again on this device. */
  answer(): void;
}

/**
 * Whether the person can add the page to the Home Screen, but only by a menu of the browser: in Safari on iOS, if the
 * page is not there yet.
 */
export function isAddedByHand({
  userAgent,
  maxTouchPoints,
  isStandalone,
}: Pick<Navigator, "userAgent" | "maxTouchPoints"> & { readonly isStandalone: boolean }): boolean {
  // Other browsers have their name between the two words, and web views in apps have none of them.
  const isSafari = /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent);
  return isSafari && !isStandalone && isIos({ userAgent, maxTouchPoints });
}

/** @param openStorage returns the browser's storage; if it throws, an answer is forgotten with the page */
export function createHomeScreenOffer(
  openStorage: () => Pick<Storage, "getItem" | "setItem">,
  canBeMade: boolean,
): HomeScreenOffer {
  const isOpen = createVariable(false);
  let isAnswered = readAnswer();

  function readAnswer(): boolean {
    try {
      return openStorage().getItem(key) !== null;
    } catch {
      return false;
    }
  }

  return {
    isOpen,
    make() {
      // The offer may have been answered in another window.
      isAnswered ||= readAnswer();
      if (canBeMade && !isAnswered) isOpen.set(true);
    },
    answer() {
      isAnswered = true;
      isOpen.set(false);
      try {
        openStorage().setItem(key, "answered");
      } catch {
        // Remembered until the page is closed.
      }
    },
  };
}
