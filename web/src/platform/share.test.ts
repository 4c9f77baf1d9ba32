import { describe, expect, test } from "vitest";
import type { Directory } from "@capacitor/filesystem";
import { createBrowserSharing } from "./share-browser.ts";
import { createNativeSharing } from "./share-native.ts";

const steady = new File(["audio"], "Steady.mp3", { type: "audio/mpeg" });

function inBrowser(navigator: Parameters<typeof createBrowserSharing>[0]) {
  const downloads: File[] = [];
  return { downloads, sharing: createBrowserSharing(navigator, (file) => downloads.push(file)) };
}

function inShell(refusal: Error | null) {
  const calls: unknown[] = [];
  const sharing = createNativeSharing({
    share: {
      async share(options) {
        calls.push(options);
        if (refusal !== null) throw refusal;
        return {};
      },
    },
    filesystem: {
      rmdir: async ({ path }) => void calls.push(`remove ${path}`),
      async writeFile({ path, data, directory }) {
        calls.push(`write ${directory} ${path} ${JSON.stringify(data)}`);
        return { uri: `file:///cache/${path}` };
      },
    },
    cache: "CACHE" as Directory,
    readData: async (file) => `data:;base64,${await file.text()}`,
  });
  return { sharing, calls };
}

const refusing = (name: string) =>
  inBrowser({ canShare: () => true, share: () => Promise.reject(new DOMException("", name)) });

describe("sharing in a browser", () => {
  test("opens the system's sheet with the file, and with no address", async () => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => void shared.push(data);
    const { sharing, downloads } = inBrowser({ canShare: () => true, share });
    expect(await sharing.share(steady)).toBe("shared");
    expect([shared, downloads]).toEqual([[{ files: [steady] }], []]);
  });

  test("is dismissed when the person closes the sheet, asks for another tap, and fails otherwise", async () => {
    expect(await refusing("AbortError").sharing.share(steady)).toBe("dismissed");
    expect(await refusing("NotAllowedError").sharing.share(steady)).toBe("needs-tap");
    const { sharing, downloads } = refusing("DataError");
    await expect(sharing.share(steady)).rejects.toThrow(DOMException);
    expect(downloads).toEqual([]);
  });

  test("saves where there is no sheet, or none for files", async () => {
    for (const navigator of [{}, { canShare: () => false, share: async () => {} }]) {
      const { sharing, downloads } = inBrowser(navigator);
      expect(await sharing.share(steady)).toBe("saved");
      expect(downloads).toEqual([steady]);
    }
  });

  test("saves without a sheet when it is asked to", async () => {
    const { sharing, downloads } = refusing("DataError");
    expect(await sharing.save(steady)).toBe("saved");
    expect(downloads).toEqual([steady]);
  });
});

describe("sharing in the shell", () => {
  test("opens the system's sheet with the file, and leaves no other one in the cache", async () => {
    const { sharing, calls } = inShell(null);
    expect(await sharing.share(steady)).toBe("shared");
    expect(calls).toEqual([
      "remove shared",
      'write CACHE shared/Steady.mp3 "data:;base64,audio"',
      { files: ["file:///cache/shared/Steady.mp3"], dialogTitle: "Share" },
    ]);
    calls.length = 0;
    await sharing.forget();
    expect(calls).toEqual(["remove shared"]);
  });

  test("saves by the same sheet, which leads to the phone's files", async () => {
    expect(await inShell(null).sharing.save(steady)).toBe("shared");
  });

  test("is dismissed when the person closes the sheet, and fails otherwise", async () => {
    const { sharing } = inShell(new Error("Share canceled"));
    expect(await sharing.share(steady)).toBe("dismissed");
    const broken = inShell(new Error("Unable to share")).sharing;
    await expect(broken.share(steady)).rejects.toThrow("Unable");
  });
});
