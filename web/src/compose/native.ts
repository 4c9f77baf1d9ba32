import { KeychainAccess, SecureStorage } from "@aparajita/capacitor-secure-storage";
import { App } from "@capacitor/app";
import { Capacitor } from "@capacitor/core";
import { Directory, Filesystem } from "@capacitor/filesystem";
import { Haptics, ImpactStyle } from "@capacitor/haptics";
import { Share } from "@capacitor/share";
import { LocalNotifications } from "@capacitor/local-notifications";
import { SplashScreen } from "@capacitor/splash-screen";
import { MediaSession } from "@capgo/capacitor-media-session";
import { SocialLogin } from "@capgo/capacitor-social-login";
import type { Provider } from "@hearten/contract/account.ts";
import type { Transport } from "../api/create-client.ts";
import { paths } from "../app/paths.ts";
import { whenInitialized } from "../app/when-initialized.ts";
import { followAppLinks } from "../platform/app-links-native.ts";
import { createPhoneReminder, type PhoneReminder } from "../features/reminder/phone-reminder.ts";
import type { ProfileStore } from "../features/profile/profile-store.ts";
import type { Identity } from "../identity/identity.ts";
import { createNativeNotifications } from "../platform/notifications-native.ts";
import { onBrowserWake } from "../platform/wake.ts";
import { closeDialog, followBackButton } from "../platform/back-button-native.ts";
import { ownerKey } from "../platform/device.ts";
import type { NowPlaying } from "../platform/now-playing.ts";
import { createNativeNowPlaying } from "../platform/now-playing-native.ts";
import type { ObtainCredential } from "../platform/provider-sign-in.ts";
import {
  createNativeSignIn,
  createRandomNonce,
  hashBySha256,
} from "../platform/provider-sign-in-native.ts";
import { readAsData } from "../platform/read-as-data.ts";
import { createReadPicture } from "../platform/read-picture.ts";
import { createNativeSharing } from "../platform/share-native.ts";
import type { Router } from "../router/router.ts";
import type { TokenStore } from "../platform/token-store.ts";
import { createNativeTokenStore } from "../platform/token-store-native.ts";
import { createNativeHaptics } from "../platform/haptics-native.ts";

/** The product's host on the web; links to it open the app. The app's own page lies on the device. */
const host = import.meta.env.VITE_PRODUCT_HOST;

/** The product's address on the web. */
export const productAddress = `https://${host}`;

/** The screens on which the back button leaves the app. */
const starts: readonly string[] = [paths.start, paths.login, paths.dashboard];

/** @param boundToNonce the providers whose ID tokens are checked against a nonce */
export function composeNativeSignIn(boundToNonce: readonly Provider[]): ObtainCredential {
  return createNativeSignIn({
    plugin: SocialLogin,
    google: {
      webClientId: import.meta.env.VITE_GOOGLE_WEB_CLIENT_ID,
      iosClientId: import.meta.env.VITE_GOOGLE_IOS_CLIENT_ID,
    },
    createNonce: createRandomNonce,
    hash: hashBySha256,
    boundToNonce,
  });
}

/** In the keychain: readable while the screen is locked, and on this device only. */
export function composeTokenStore(): TokenStore {
  const access = KeychainAccess.afterFirstUnlockThisDeviceOnly;
  return createNativeTokenStore(SecureStorage, access, isKnownHere);
}

const isKnownHere = (): boolean => localStorage.getItem(ownerKey) !== null;

/** Null on iOS, where the web view's own Media Session reaches the system. */
export function composeNativeNowPlaying({ fetch }: Pick<Transport, "fetch">): NowPlaying | null {
  return Capacitor.getPlatform() === "android"
    ? createNativeNowPlaying(MediaSession, createReadPicture(fetch))
    : null;
}

export const composeNativeSharing = () =>
  createNativeSharing({
    share: Share,
    filesystem: Filesystem,
    cache: Directory.Cache,
    readData: readAsData,
  });

export const composeNativeHaptics = () => createNativeHaptics(Haptics, ImpactStyle.Light);

/** Follows the person's profile from the start of the app on. */
export function composePhoneReminder(
  { signIn }: Pick<Identity, "signIn">,
  { profile }: Pick<ProfileStore, "profile">,
): PhoneReminder {
  const notifications = createNativeNotifications(LocalNotifications);
  const reminder = createPhoneReminder({ signIn, profile, notifications });
  onBrowserWake(() => void reminder.follow());
  return reminder;
}

/** Connects the app to the system's back button, app links and launch screen. */
export function joinNativeShell(router: Router): void {
  followBackButton(App, {
    closeTop: () => closeDialog(document),
    isAtStart: () => starts.includes(location.pathname),
    goBack: () => history.back(),
  });
  void followAppLinks(App, {
    host,
    paths: [paths.resetPassword],
    navigate: (path) => void router.navigate(path),
    followed: sessionStorage,
  });
  // The launch screen stays until the first screen is rendered.
  whenInitialized(router, () => void SplashScreen.hide());
}
