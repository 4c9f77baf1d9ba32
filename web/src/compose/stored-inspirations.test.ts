import { describe, expect, it } from "vitest";
import { inspiration, received } from "../api/inspiration.fixture.ts";
import { readDownloads, readList, writeDownloads, writeList } from "./stored-inspirations.ts";

function createStorage() {
  const texts = new Map<string, string>();
  return {
    read: (name: string): unknown => JSON.parse(texts.get(name) ?? "null"),
    write: (name: string, value: unknown) => void texts.set(name, JSON.stringify(value)),
  };
}

const download = { parts: ["audioUrl" as const], bytes: 5, isKept: true, usedAt: 1 };

describe("The list on the device", () => {
  it("is read as an earlier version has stored it, and stored so that such a version can read it", () => {
    const storage = createStorage();
    const earlier = { at: 1, inspirations: [received] };
    storage.write("list", earlier);
    const list = { at: 1, inspirations: [inspiration] };
    expect(readList(storage)).toEqual(list);
    writeList(storage, list);
    expect(storage.read("list")).toEqual(earlier);
  });

  it("has the defaults of what a version did not know yet", () => {
    const storage = createStorage();
    const { userGoals: _goals, madeBy: _madeBy, making: _making, ...first } = received;
    storage.write("list", { at: 1, inspirations: [first] });
    expect(readList(storage)?.inspirations).toEqual([{ ...inspiration, goals: null }]);
  });

  it("is none where nothing is stored, or something else", () => {
    const storage = createStorage();
    expect(readList(storage)).toBeNull();
    storage.write("list", { at: 1, inspirations: [{ id: "one" }] });
    expect(readList(storage)).toBeNull();
  });
});

describe("The downloads of the device", () => {
  it("are read as an earlier version has stored them, and stored so that such a version can read them", () => {
    const storage = createStorage();
    const earlier = [{ ...download, inspiration: received }];
    storage.write("downloads", earlier);
    const downloads = [{ ...download, inspiration }];
    expect(readDownloads(storage)).toEqual(downloads);
    writeDownloads(storage, downloads);
    expect(storage.read("downloads")).toEqual(earlier);
  });

  it("are none where nothing is stored", () => {
    expect(readDownloads(createStorage())).toEqual([]);
  });
});
