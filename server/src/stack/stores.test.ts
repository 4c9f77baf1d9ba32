import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { readConfig } from "../config.ts";
import { openLocal } from "./local.ts";
import { openStores } from "./stores.ts";

it.each(["sqlite", "firestore"])(
  "Closing the stores leaves no log beside the database, where the documents are on %s",
  async (documents) => {
    const directory = await mkdtemp(join(tmpdir(), "stores-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const config = readConfig({
      DATA_DIR: directory,
      DOCUMENTS: documents,
      GOOGLE_CLOUD_PROJECT: "demo-hearten",
    });
    // Nobody is asked for Google's credentials; the emulator is away, so closing waits two seconds for it.
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
    onTestFinished(() => void vi.unstubAllEnvs());
    const local = await openLocal(directory);
    onTestFinished(() => local.directory.release());
    const names = async () =>
      (await readdir(directory)).filter((name) => name.startsWith("hearten.sqlite")).sort();

    const stores = await openStores(config, local);
    expect(await names()).toContain("hearten.sqlite-wal");
    await stores.close();
    expect(await names()).toEqual(["hearten.sqlite"]);
  },
);
