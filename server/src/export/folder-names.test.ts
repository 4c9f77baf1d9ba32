import { describe, expect, it } from "vitest";
import { createFolderNames } from "./folder-names.ts";

const moment = "2026-11-21T08:00:00.000Z";

describe("A folder's name", () => {
  it.each([
    ["The long way home", "2026-11-21 The long way home"],
    ['What now? "This": and/or\\that <3 | *', "2026-11-21 What now This and or that 3"],
    ["Ends with dots. . .", "2026-11-21 Ends with dots"],
    ["../../etc/passwd", "2026-11-21 .. .. etc passwd"],
    [" A\n\ttab\u2028and\u202Eturned\0", "2026-11-21 A tab and turned"],
    ["Cafe\u0301 日本語 🌅", "2026-11-21 Café 日本語 🌅"],
    ["half a pair \uD83C", "2026-11-21 half a pair"],
    ["CON", "2026-11-21 CON"],
    ["", "2026-11-21 Untitled"],
    ["...", "2026-11-21 Untitled"],
  ])("holds nothing that a system would not take: '%s'", (title, name) => {
    expect(createFolderNames()(moment, title)).toBe(name);
  });

  it("is short enough for every file system, and breaks no character apart", () => {
    const name = createFolderNames()(moment, "🌅".repeat(200));
    expect(name).toBe(`2026-11-21 ${"🌅".repeat(50)}`);
    expect(Buffer.byteLength(`${name} (1000)`)).toBeLessThan(255);
  });

  it("is there once, wherever capitals and accents are written", () => {
    const nameFolder = createFolderNames();
    const titles = ["Café", "CAFÉ", "Cafe\u0301", "Café (2)", "Tea"];
    expect(titles.map((title) => nameFolder(moment, title))).toEqual([
      "2026-11-21 Café",
      "2026-11-21 CAFÉ (2)",
      "2026-11-21 Café (3)",
      "2026-11-21 Café (2) (2)",
      "2026-11-21 Tea",
    ]);
    expect(nameFolder("2026-11-22T08:00:00.000Z", "Tea")).toBe("2026-11-22 Tea");
  });
});
