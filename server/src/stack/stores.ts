import type { DatabaseSync } from "node:sqlite";
import type { Config } from "../config.ts";
import { createDiskSpace } from "../adapters/free-space/disk.ts";
import { spaceOfServices } from "../adapters/free-space/services.ts";
import { loadOnce } from "../loading/load-once.ts";
import type { Documents } from "../ports/documents/documents.ts";
import type { FreeSpace } from "../ports/free-space.ts";
import type { Media } from "../ports/media.ts";
import type { Queue } from "../ports/queue.ts";
import { createDeriveKey, type DeriveKey } from "./derive-key.ts";
import { type Local, requireLocal } from "./local.ts";

/** The storage adapters of the configured services. */
export interface Stores {
  readonly documents: Documents;
  readonly queue: Queue;
  readonly media: Media;
  readonly freeSpace: FreeSpace;
  /** Derives the same keys in every process that shares the stores. */
  readonly deriveKey: DeriveKey;
  close(): Promise<void>;
}

/** Loads and opens the configured adapter of each port. Does not load the others. */
export async function openStores(config: Config, local: Local | null): Promise<Stores> {
  const { stack, googleCloud } = config;
  let database: DatabaseSync | null = null;
  const openSqlite = loadOnce(async () => {
    const { openDatabase } = await import("../adapters/sqlite/open-database.ts");
    return (database = await requireLocal(local).directory.open("hearten.sqlite", openDatabase));
  });
  const openFirestore = loadOnce(async () => {
    const { openFirestore } = await import("../adapters/firestore/open-firestore.ts");
    return openFirestore(googleCloud.projectId, googleCloud.firestoreDatabase);
  });

  const openDocuments = async (): Promise<Documents> => {
    if (stack.documents === "firestore") {
      const { createFirestoreDocuments } = await import("../adapters/documents/firestore.ts");
      return createFirestoreDocuments(await openFirestore());
    }
    const { createSqliteDocuments } = await import("../adapters/documents/sqlite.ts");
    return createSqliteDocuments(await openSqlite());
  };

  const openQueue = async (): Promise<Queue> => {
    if (stack.queue === "pubsub") {
      const { openPubSubQueue } = await import("../adapters/queue/pubsub.ts");
      return openPubSubQueue({
        projectId: googleCloud.projectId,
        topic: googleCloud.pubSubTopic,
        subscription: googleCloud.pubSubSubscription,
        firestore: await openFirestore(),
      });
    }
    const { createSqliteQueue } = await import("../adapters/queue/sqlite.ts");
    return createSqliteQueue(await openSqlite());
  };

  const [documents, queue, media] = await Promise.all([
    openDocuments(),
    openQueue(),
    stack.media === "s3" ? openBucket(config) : openFiles(requireLocal(local)),
  ]);
  return {
    documents,
    queue,
    freeSpace:
      config.dataDirectory === null
        ? spaceOfServices
        : createDiskSpace(config.dataDirectory, config.leastFreeBytes),
    media,
    // Without a data directory this is the only secret that all processes share.
    deriveKey: local?.deriveKey ?? createDeriveKey(config.s3.secretAccessKey),
    async close() {
      await queue.close();
      await documents.close();
      // Documents elsewhere leave it to the queue alone, which keeps it open.
      if (database?.isOpen) database.close();
    },
  };
}

async function openFiles({ directory }: Local): Promise<Media> {
  const { createFileMedia } = await import("../adapters/media/files.ts");
  return directory.open("media", (path) => createFileMedia(path));
}

async function openBucket({ s3 }: Config): Promise<Media> {
  const { createS3Media } = await import("../adapters/media/s3.ts");
  return createS3Media(s3);
}
