import { createVariable, type Observable } from "../api/observable.ts";
import { isIos } from "./ios.ts";

/** Under which the device remembers that the offer was seen. Says nothing of anybody, and stays. */
const key = "device:home-screen";

/** An offer to say how the app comes onto the Home Screen, where the browser makes none by itself. */
export interface HomeScreenOffer {
  readonly isOpen: Observable<boolean>;
  /** Without effect where there is nothing to offer, and once it was answered on this device. */
  make(): void;
  /** It was seen: from now on there is none on this device. */
  answer(): void;
}

/**
 * Whether a person can add the page to the Home Screen, and has to find the way there alone: in Safari on
 * iOS, and not in what was added already.
 */
export function isAddedByHand({
  userAgent,
  maxTouchPoints,
  isStandalone,
}: Pick<Navigator, "userAgent" | "maxTouchPoints"> & { readonly isStandalone: boolean }): boolean {
  // Other browsers name themselves between the two, and web views in apps have neither.
  const isSafari = /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent);
  return isSafari && !isStandalone && isIos({ userAgent, maxTouchPoints });
}

/** @param openStorage the browser's storage, which may refuse; then an answer lives as long as the page */
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
      // Another window may have had the answer.
      isAnswered ||= readAnswer();
      if (canBeMade && !isAnswered) isOpen.set(true);
    },
    answer() {
      isAnswered = true;
      isOpen.set(false);
      try {
        openStorage().setItem(key, "answered");
      } catch {
        // It lives as long as the page.
      }
    },
  };
}
