import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { firstPaint } from "./build/first-paint.ts";
import { leaveOutFunctions } from "./build/leave-out-functions.ts";
import { leaveOutInputs } from "./build/leave-out-inputs.ts";
import { listAppFiles } from "./build/list-app-files.ts";
import { precompress } from "./build/precompress.ts";
import { shakeComponents } from "./build/shake-components.ts";

/** What surrounds the screens of somebody signed in. */
const signedIn = ["src/compose/listening.ts", "src/app/top-bar.tsx", "src/app/dock.tsx"];

export default defineConfig(({ mode }) => {
  const {
    PORT = "3000",
    VITE_STACK: stack,
    VITE_SHELL: shell,
  } = loadEnv(mode, import.meta.dirname, ["PORT", "VITE_STACK", "VITE_SHELL"]);
  const isNative = shell === "native";
  /** What every screen waits for. */
  const first = stack === "hosted" ? ["src/identity/firebase-sdk.ts"] : [];
  const api = `http://127.0.0.1:${PORT}`;
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      shakeComponents("react-router"),
      leaveOutFunctions("react-router", [
        // Measuring of the router by a part that the app does not have.
        "getRouteInstrumentationUpdates",
        "instrumentClientSideRouter",
        // Errors that come from a rendering on the server.
        "RSCErrorHandler",
        "decodeRedirectErrorDigest",
        "decodeRouteErrorResponseDigest",
        "deserializeErrors",
        // The words for a route without an error screen; every route has one.
        "DefaultErrorComponent",
      ]),
      leaveOutInputs(),
      firstPaint({
        script: "src/app/first-paint.js",
        screens: {
          "/": [...first, "src/app/login-screen.tsx"],
          "/login": [...first, "src/app/login-screen.tsx"],
          "/register": [...first, "src/app/register-screen.tsx"],
          "/reset-password": [...first, "src/app/reset-password-screen.tsx"],
          "/dashboard": [...first, ...signedIn, "src/app/dashboard-screen.tsx"],
          "/profile": [...first, ...signedIn, "src/app/goals-screen.tsx"],
          "/userprofile": [...first, ...signedIn, "src/app/user-profile-screen.tsx"],
          "/quiz": [...first, ...signedIn, "src/app/quiz-screen.tsx"],
          "/player": [...first, "src/compose/listening.ts", "src/app/player-screen.tsx"],
        },
      }),
      // What lies on the device is there without a network, and read as it is.
      ...(isNative
        ? []
        : [
            listAppFiles({
              into: "service-worker.js",
              // Without what never stands on a screen of the app itself.
              isPart: (path) =>
                !/sign-in-popup|\.webmanifest$/.test(path) && !/^\/(?:icon|screenshot)/.test(path),
            }),
            precompress(),
          ]),
    ],
    build: {
      target: "es2022",
      // The browsers that know oklch() and color-mix(): for older ones the tokens would be rewritten
      // as lab(), whose mixtures with `transparent` lose their hue and come out pink.
      cssTarget: ["chrome111", "edge111", "firefox113", "safari16.4"],
      // A data: address would need a hole in the content security policy.
      assetsInlineLimit: 0,
      // One small stylesheet that is there before the first paint, so that no screen shows unstyled.
      cssCodeSplit: false,
      // Every browser that runs the rest knows `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [
          "index.html",
          ...(stack === "hosted" || isNative ? [] : ["sign-in-popup.html"]),
          ...(isNative ? [] : ["service-worker/service-worker.ts"]),
        ].map((file) => join(import.meta.dirname, file)),
        // The shell's plugins begin something where they are imported; nobody imports them in a browser.
        treeshake: {
          moduleSideEffects: [{ test: /@(?:capacitor|capgo|aparajita)\//, sideEffects: false }],
        },
        output: {
          // The one script whose address stays, since browsers look there for a newer one.
          entryFileNames: ({ name }) =>
            name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
          codeSplitting: {
            includeDependenciesRecursively: false,
            // Small scripts that several screens need, in few that compress well: over a slow network each
            // of its own costs a way there and back.
            groups: [
              {
                name: "forms",
                test: /web\/src\/ui\/.*(?:field|form-icons|icon-button|message|focus)/,
              },
              {
                name: "sign-in",
                minShareCount: 2,
                test: /web\/src\/(?:features\/account\/|api\/advice|app\/(?:use-.*providers|send-password-reset)|assets\/(?:dawn|google))/,
              },
              {
                name: "signed-in",
                minShareCount: 2,
                test: /lucide-react\/|contract\/src\/inspirations|web\/src\/(?:features\/(?:creation|inspirations|player)\/|platform\/(?:downloads|local-storage)|ui\/(?:avatar|dialog|page|pic|play)|app\/use-|assets\/default)/,
              },
            ],
          },
        },
      },
      // The lengths of what a browser loads are measured from the compressed files instead.
      reportCompressedSize: false,
    },
    server: {
      host: "127.0.0.1",
      // The server takes calls with credentials from its own origin alone.
      proxy: { "/api": { target: api, headers: { origin: api } } },
    },
  };
});
