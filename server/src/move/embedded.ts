import { existsSync } from "node:fs";
import { opendir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type InspirationId, toInspirationId, type Uid } from "@hearten/contract/ids.ts";
import { DataDirectoryError } from "../adapters/data-directory/data-directory.ts";
import { readSqliteContent, type SqliteContent } from "../adapters/documents/sqlite-content.ts";
import { createBetterAuthIdentity } from "../adapters/identity/better-auth.ts";
import { isMediaKey } from "../adapters/media/media-key.ts";
import { openDatabase } from "../adapters/sqlite/open-database.ts";
import { openLocal } from "../stack/local.ts";
import { countProviderTokens, readAccounts, type StoredAccount } from "./embedded-accounts.ts";

/** A file of an inspiration. */
export interface StoredFile {
  /** Its key in the port `media`. */
  readonly key: string;
  readonly path: string;
  readonly inspirationId: InspirationId;
}

/**
 * What an installation of the embedded stack keeps, each read one at a time. Of people who are
 * leaving there is the deletion alone: the rest of theirs goes nowhere any more.
 */
export interface Embedded extends SqliteContent {
  /** The same each time, and of this installation alone. */
  readonly id: string;
  accounts(): Iterable<StoredAccount>;
  /** Files of inspirations that exist. */
  files(): AsyncIterable<StoredFile>;
  /** Files below the media that belong to no inspiration, from work that was broken off. */
  countStrayFiles(): Promise<number>;
  /** Tokens of sign-in providers, which nobody can open without this installation's secret. */
  countProviderTokens(): number;
  hasAccount(uid: Uid): boolean;
  close(): Promise<void>;
}

/**
 * Takes hold of the data directory, so that nothing changes in it, and brings its databases up to
 * this version's shape as any start of the product does.
 *
 * @throws {DataDirectoryError} when there is no installation, or the product runs on it
 */
export async function openEmbedded(path: string): Promise<Embedded> {
  if (
    !["hearten.sqlite", "identity.sqlite", "secret"].every((name) => existsSync(join(path, name)))
  )
    throw new DataDirectoryError(`DATA_DIR: ${path} is not the data directory of a Hearten.`);
  const { directory, deriveKey } = await openLocal(path);
  const documents = await directory.open("hearten.sqlite", openDatabase);
  const accounts = await directory.open("identity.sqlite", (file) => new DatabaseSync(file));
  const identity = await createBetterAuthIdentity({
    database: accounts,
    secret: deriveKey("sign-ins").toString("hex"),
    publicUrl: "http://localhost",
    isCalledFromOtherSites: false,
    clients: [],
  });
  const media = join(path, "media");
  const account = accounts.prepare(`select 1 from "user" where id = ?`);
  const content = readSqliteContent(documents);

  /** Every file, those of no inspiration with null in its place. */
  async function* walk(): AsyncGenerator<StoredFile | null> {
    if (!existsSync(media)) return;
    for await (const entry of await opendir(media, { recursive: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const key = relative(media, file).split(sep).join("/");
      const id = /^inspirations\/([^/]+)\//.exec(key)?.[1];
      const inspirationId = id === undefined || !isMediaKey(key) ? null : toInspirationId(id);
      const isMoving = inspirationId !== null && content.hasStayingInspiration(inspirationId);
      yield isMoving ? { key, path: file, inspirationId } : null;
    }
  }

  return {
    ...content,
    id: deriveKey("move").toString("hex"),
    *accounts() {
      for (const account of readAccounts(accounts))
        if (!content.isLeaving(account.uid)) yield account;
    },
    async *files() {
      for await (const file of walk()) if (file !== null) yield file;
    },
    async countStrayFiles() {
      let count = 0;
      for await (const file of walk()) if (file === null) count += 1;
      return count;
    },
    countProviderTokens: () => countProviderTokens(accounts),
    hasAccount: (uid) => account.get(uid) !== undefined,
    async close() {
      await identity.close();
      documents.close();
      directory.release();
    },
  };
}
