/// <reference types="@capacitor/local-notifications" />
/// <reference types="@capacitor/splash-screen" />
import type { CapacitorConfig } from "@capacitor/cli";
import { readProduct } from "./read-product.mjs";

const everywhere = [
  "@aparajita/capacitor-secure-storage",
  "@capacitor/app",
  "@capacitor/filesystem",
  "@capacitor/haptics",
  "@capacitor/local-notifications",
  "@capacitor/share",
  "@capacitor/splash-screen",
  "@capgo/capacitor-social-login",
];

const config: CapacitorConfig = {
  appId: readProduct().APP_ID,
  appName: "Hearten",
  webDir: "../web/dist-native",
  // It would print every call with what it carries, tokens included.
  loggingBehavior: "none",
  android: {
    // On iOS the web view itself speaks to the lock screen, and the plugin would get in its way.
    includePlugins: [...everywhere, "@capgo/capacitor-media-session"],
  },
  ios: { includePlugins: everywhere },
  plugins: {
    // The app's first screen hides the launch picture; it goes by itself should none ever come.
    SplashScreen: { launchAutoHide: true, launchShowDuration: 5000 },
    // Android draws it in the status bar, in one colour.
    LocalNotifications: { smallIcon: "reminder", iconColor: "#b4532f" },
    SystemBars: { insetsHandling: "css", initialViewportFitValueHint: "cover" },
    // `cap sync` leaves the libraries of the others out, so that nothing of Facebook's is linked.
    SocialLogin: {
      providers: { google: true, apple: true, facebook: false, twitter: false },
    },
  },
};

// The Capacitor CLI wants it so.
export default config;
