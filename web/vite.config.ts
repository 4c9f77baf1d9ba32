import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { firstPaint } from "./build/first-paint.ts";
import { firstScreens } from "./build/first-screens.ts";
import { leaveOutInputs } from "./build/leave-out-inputs.ts";
import { listAppFiles } from "./build/list-app-files.ts";
import { precompress } from "./build/precompress.ts";

/** The modules that every screen of somebody signed in needs. */
const signedIn = ["src/compose/listening.ts", "src/app/top-bar.tsx", "src/app/dock.tsx"];

export default defineConfig(({ mode }) => {
  const {
    PORT = "3000",
    VITE_STACK: stack,
    VITE_SHELL: shell,
  } = loadEnv(mode, import.meta.dirname, ["PORT", "VITE_STACK", "VITE_SHELL"]);
  const isNative = shell === "native";
  /** The modules that every screen waits for. */
  const first = stack === "hosted" ? ["src/identity/firebase-sdk.ts"] : [];
  const api = `http://127.0.0.1:${PORT}`;
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      leaveOutInputs(),
      firstPaint({
        page: "index.html",
        script: "src/app/first-paint.js",
        screens: {
          "/": [...first, "src/app/login-screen.tsx"],
          "/login": [...first, "src/app/login-screen.tsx"],
          "/register": [...first, "src/app/register-screen.tsx"],
          "/reset-password": [...first, "src/app/reset-password-screen.tsx"],
          "/privacy": [...first, "src/app/privacy-screen.tsx"],
          "/dashboard": [...first, ...signedIn, "src/app/dashboard-screen.tsx"],
          "/profile": [...first, ...signedIn, "src/app/goals-screen.tsx"],
          "/userprofile": [...first, ...signedIn, "src/app/user-profile-screen.tsx"],
          "/quiz": [...first, ...signedIn, "src/app/quiz-screen.tsx"],
          "/player": [...first, "src/compose/listening.ts", "src/app/player-screen.tsx"],
        },
      }),
      firstScreens({
        module: "src/first-screens.tsx",
        script: "src/app/first-screen.js",
        page: "index.html",
        // The server has a page of its own for the registration, for browsers without JavaScript.
        pages: { "index.html": "door", "register.html": "register" },
        plugins: [react()],
      }),
      // The native shell's files are on the device: they need no service worker and no compression.
      ...(isNative
        ? []
        : [
            listAppFiles({
              into: "service-worker.js",
              // Without files that no screen of the app uses.
              isPart: (path) =>
                !/sign-in-popup|^\/register\.html|\.webmanifest$/.test(path) &&
                !/^\/(?:icon|screenshot|sample)/.test(path),
            }),
            precompress(),
          ]),
    ],
    build: {
      target: "es2022",
      // Browsers with oklch() and color-mix(). For older ones the build would rewrite the tokens as lab(). Mixed with
      // `transparent` these lose their hue and become pink.
      cssTarget: ["chrome111", "edge111", "firefox113", "safari16.4"],
      // The content security policy would have to allow data: addresses.
      assetsInlineLimit: 0,
      // One small stylesheet that is loaded before the first paint, so that no screen is unstyled.
      cssCodeSplit: false,
      // Every browser that the app supports has `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [
          "index.html",
          ...(stack === "hosted" || isNative ? [] : ["sign-in-popup.html"]),
          ...(isNative ? [] : ["service-worker/service-worker.ts"]),
        ].map((file) => join(import.meta.dirname, file)),
        // The shell's plugins have side effects when they are imported. The app for browsers does not import them.
        treeshake: {
          moduleSideEffects: [{ test: /@(?:capacitor|capgo|aparajita)\//, sideEffects: false }],
        },
        output: {
          // The only script with a fixed address, because browsers look there for a newer version.
          entryFileNames: ({ name }) =>
            name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
          codeSplitting: {
            includeDependenciesRecursively: false,
            // Groups small scripts that several screens need. They compress better, and over a slow network each
            // separate script costs a round trip.
            groups: [
              {
                name: "shapes",
                minShareCount: 2,
                test: /valibot\/|contract\/src\/(?:ids|limits|music|reminder|reports)\./,
              },
              {
                name: "forms",
                test: /web\/src\/ui\/.*(?:field|form-icons|icon-button|message|focus|remark)/,
              },
              {
                name: "sign-in",
                minShareCount: 2,
                test: /web\/src\/(?:features\/(?:account|door)\/|api\/advice|app\/(?:use-.*providers|send-password-reset)|assets\/dawn)/,
              },
              {
                name: "signed-in",
                minShareCount: 2,
                test: /lucide-react\/|contract\/src\/(?:inspirations|privacy|rename-fields|wire-names)|web\/src\/(?:features\/(?:(?:care|creation|inspirations|player|privacy)\/|listened\/day)|language\/(?:remarks|use-)|platform\/(?:download|local-storage|pictures-here)|ui\/(?:avatar|(?:leave-)?dialog|page|pic|play|prefers|progress|shortened|slider|use-media)|app\/use-|assets\/default)/,
              },
            ],
          },
        },
      },
      // The benchmark measures the compressed files instead.
      reportCompressedSize: false,
    },
    server: {
      host: "127.0.0.1",
      // The server accepts calls with credentials only from its own origin.
      proxy: { "/api": { target: api, headers: { origin: api } } },
    },
  };
});
