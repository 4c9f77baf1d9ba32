// What the device keeps of inspirations stays by the names of the wire: another window may be of an earlier version, which
// knows no others and would take what it can't read for nothing. `app/first-screen.js` reads the list as well.
import { inspiration } from "@hearten/contract/inspirations.ts";
import { toWire } from "@hearten/contract/wire-names.ts";
import * as v from "valibot";
import type { StoredList } from "../features/inspirations/list-storage.ts";
import type { Download } from "../platform/downloads-cache.ts";
import type { LocalStorage } from "../platform/local-storage.ts";
import { parseStored } from "./parse-stored.ts";

type Reading = Pick<LocalStorage, "read">;
type Writing = Pick<LocalStorage, "write">;

const storedList = v.object({ at: v.number(), inspirations: v.array(inspiration) });
const storedDownloads = v.array(
  v.object({
    inspiration,
    parts: v.array(v.picklist(["audioUrl", "coverImage", "thumbnail", "artwork"])),
    bytes: v.number(),
    isKept: v.boolean(),
    usedAt: v.number(),
  }),
);

export const readList = (storage: Reading): StoredList | null =>
  parseStored(storedList, storage.read("list"));

export function writeList(storage: Writing, { at, inspirations }: StoredList): void {
  const stored = inspirations.map((one) => toWire("inspiration", one));
  storage.write("list", { at, inspirations: stored });
}

export const readDownloads = (storage: Reading): readonly Download[] =>
  parseStored(storedDownloads, storage.read("downloads")) ?? [];

export function writeDownloads(storage: Writing, downloads: readonly Download[]): void {
  const stored = downloads.map((download) => ({
    ...download,
    inspiration: toWire("inspiration", download.inspiration),
  }));
  storage.write("downloads", stored);
}
