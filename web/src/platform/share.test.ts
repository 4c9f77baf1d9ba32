import { describe, expect, test } from "vitest";
import { createBrowserShare } from "./share-browser.ts";
import { createNativeShare } from "./share-native.ts";

const steady = { title: "Steady", text: '"Steady", made for me by Hearten' };
const address = "https://hearten.example";

const refuseInBrowser = (name: string) =>
  createBrowserShare({ share: () => Promise.reject(new DOMException("", name)) }, address);
const refuseInShell = (message: string) =>
  createNativeShare({ share: () => Promise.reject(new Error(message)) }, address);

describe("sharing in a browser", () => {
  test("opens the system's sheet with the words and the app's address", async () => {
    const shared: ShareData[] = [];
    const share = createBrowserShare({ share: async (data) => void shared.push(data) }, address);
    expect(await share(steady)).toBe("shared");
    expect(shared).toEqual([{ ...steady, url: address }]);
  });

  test("is dismissed when the person closes the sheet, and fails otherwise", async () => {
    expect(await refuseInBrowser("AbortError")(steady)).toBe("dismissed");
    await expect(refuseInBrowser("NotAllowedError")(steady)).rejects.toThrow(DOMException);
  });

  test("copies where there is no sheet, and fails where nothing can be copied", async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    expect(await createBrowserShare({ clipboard }, address)(steady)).toBe("copied");
    expect(copied).toEqual(['"Steady", made for me by Hearten\nhttps://hearten.example']);
    await expect(createBrowserShare({}, address)(steady)).rejects.toThrow("clipboard");
  });
});

describe("sharing in the shell", () => {
  test("opens the system's sheet with the words and the product's address", async () => {
    const shared: object[] = [];
    const share = createNativeShare(
      { share: async (options) => (shared.push(options), {}) },
      address,
    );
    expect(await share(steady)).toBe("shared");
    expect(shared).toEqual([{ ...steady, url: address, dialogTitle: "Share" }]);
  });

  test("is dismissed when the person closes the sheet, and fails otherwise", async () => {
    expect(await refuseInShell("Share canceled")(steady)).toBe("dismissed");
    await expect(refuseInShell("Unable to share")(steady)).rejects.toThrow("Unable");
  });
});
