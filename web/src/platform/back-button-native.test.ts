import type { BackButtonListener } from "@capacitor/app";
import { describe, expect, test } from "vitest";
import { followBackButton } from "./back-button-native.ts";

const nothing = (): void => undefined;

function press({ hasDialog = false, isAtStart = false, canGoBack = true }): string[] {
  const done: string[] = [];
  let button: BackButtonListener = nothing;
  followBackButton(
    {
      // One of the plugin's overloads.
      addListener: (async (_name: string, listener: BackButtonListener) => {
        button = listener;
        return { remove: async () => undefined };
      }) as never,
      minimizeApp: async () => void done.push("minimise"),
    },
    {
      closeTop: () => hasDialog && done.push("close") > 0,
      isAtStart: () => isAtStart,
      goBack: () => void done.push("back"),
    },
  );
  button({ canGoBack });
  return done;
}

describe("the back button", () => {
  test("closes a dialog, and nothing else", () => {
    expect(press({ hasDialog: true })).toEqual(["close"]);
  });

  test("goes back", () => {
    expect(press({})).toEqual(["back"]);
  });

  test("leaves the app running behind the others where it began, and where nothing came before", () => {
    expect(press({ isAtStart: true })).toEqual(["minimise"]);
    expect(press({ canGoBack: false })).toEqual(["minimise"]);
  });
});
