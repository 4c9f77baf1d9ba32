import { existsSync } from "node:fs";
import { opendir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Profile } from "@hearten/contract/profile.ts";
import { DataDirectoryError } from "../adapters/data-directory/data-directory.ts";
import { createBetterAuthIdentity } from "../adapters/identity/better-auth.ts";
import { isMediaKey } from "../adapters/media/media-key.ts";
import { openDatabase } from "../adapters/sqlite/open-database.ts";
import type { Deletion, Generation, Motivation } from "../ports/documents.ts";
import { openLocal } from "../stack/local.ts";
import { countProviderTokens, readAccounts, type StoredAccount } from "./embedded-accounts.ts";

/** Kinds of documents that have an owner. */
export type Kind = "users" | "motivations" | "generations";

/** A file of an inspiration. */
export interface StoredFile {
  /** Its key in the port `media`. */
  readonly key: string;
  readonly path: string;
  readonly inspirationId: string;
}

/**
 * What an installation of the embedded stack keeps, each read one at a time. Of people who are
 * leaving there is the deletion alone: the rest of theirs goes nowhere any more.
 */
export interface Embedded {
  /** The same each time, and of this installation alone. */
  readonly id: string;
  accounts(): Iterable<StoredAccount>;
  profiles(): Iterable<readonly [uid: string, profile: Profile]>;
  motivations(): Iterable<Motivation>;
  generations(): Iterable<readonly [id: string, generation: Generation]>;
  deletions(): Iterable<Deletion>;
  /** Files of inspirations that exist. */
  files(): AsyncIterable<StoredFile>;
  /** Files below the media that belong to no inspiration, from work that was broken off. */
  countStrayFiles(): Promise<number>;
  /** Tokens of sign-in providers, which nobody can open without this installation's secret. */
  countProviderTokens(): number;
  hasAccount(uid: string): boolean;
  hasDocument(kind: Kind, id: string): boolean;
  isLeaving(uid: string): boolean;
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

  const isLeaving = isThere(documents, "select 1 from deletions where uid = ?");
  const hasMoving = isThere(
    documents,
    "select 1 from motivations where id = ? and user_id not in (select uid from deletions)",
  );
  const has = {
    users: isThere(documents, "select 1 from users where uid = ?"),
    motivations: isThere(documents, "select 1 from motivations where id = ?"),
    generations: isThere(documents, "select 1 from generations where motivation_id = ?"),
  };

  function* rows<Document>(query: string): Generator<readonly [id: string, document: Document]> {
    for (const { id, document } of documents.prepare(query).iterate())
      // Its text was written by the adapter from a value of this type.
      yield [String(id), JSON.parse(String(document)) as Document];
  }

  /** Every file, those of no inspiration with null in its place. */
  async function* walk(): AsyncGenerator<StoredFile | null> {
    if (!existsSync(media)) return;
    for await (const entry of await opendir(media, { recursive: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const key = relative(media, file).split(sep).join("/");
      const inspirationId = /^inspirations\/([^/]+)\//.exec(key)?.[1];
      const isMoving = inspirationId !== undefined && isMediaKey(key) && hasMoving(inspirationId);
      yield isMoving ? { key, path: file, inspirationId } : null;
    }
  }

  return {
    id: deriveKey("move").toString("hex"),
    *accounts() {
      for (const account of readAccounts(accounts)) if (!isLeaving(account.uid)) yield account;
    },
    profiles: () =>
      rows(
        `select uid as id, document from users
         where uid not in (select uid from deletions) order by uid`,
      ),
    *motivations() {
      for (const [, motivation] of rows<Motivation>(
        `select id, document from motivations
         where user_id not in (select uid from deletions) order by id`,
      ))
        yield motivation;
    },
    generations: () =>
      rows(
        `select motivation_id as id, generations.document from generations
         join motivations on motivations.id = motivation_id
         where user_id not in (select uid from deletions) order by motivation_id`,
      ),
    *deletions() {
      for (const [, deletion] of rows<Deletion>("select uid as id, document from deletions"))
        yield deletion;
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
    hasAccount: isThere(accounts, `select 1 from "user" where id = ?`),
    hasDocument: (kind, id) => has[kind](id),
    isLeaving,
    async close() {
      await identity.close();
      documents.close();
      directory.release();
    },
  };
}

/** Whether a query finds anything for an id. */
function isThere(database: DatabaseSync, query: string): (id: string) => boolean {
  const statement = database.prepare(query);
  return (id) => statement.get(id) !== undefined;
}
