import { createHash } from "node:crypto";
import type { Media } from "../../ports/media.ts";
import { foldersOf, requireMediaKey, requireMediaPrefix } from "./media-key.ts";
import { readS3Listing } from "./s3-listing.ts";
import { createS3Requests, S3Error, type S3Settings } from "./s3-requests.ts";

interface S3MediaSettings extends S3Settings {
  /** Keys on a page; S3 returns at most 1,000. */
  readonly pageSize?: number;
  /** Milliseconds for a call, and for the start of a read. */
  readonly timeout?: number;
}

/** Milliseconds for the health check. */
const healthTimeout = 5_000;
/** An object that does not exist. Asking for it needs the same rights as reading any other. */
const absentKey = "health.txt";
/** Objects removed at the same time. */
const removedTogether = 8;

/**
 * Media in a bucket of any S3-compatible store: Amazon S3, Google Cloud Storage, R2, MinIO and others. The bucket is
 * private and keeps no versions. It uses PutObject, HeadObject, GetObject, DeleteObject and ListObjectsV2.
 *
 * It does not retry. An object is sent in one request, which S3 limits to 5 GB.
 */
export function createS3Media({
  pageSize = 1_000,
  timeout = 30_000,
  ...settings
}: S3MediaSettings): Media {
  const requests = createS3Requests(settings);

  async function* keysBelow(prefix: string): AsyncGenerator<readonly string[]> {
    let continuation: string | null = null;
    do {
      const { text } = await requests.send({
        method: "GET",
        key: "",
        query: {
          "list-type": "2",
          prefix,
          "max-keys": String(pageSize),
          ...(continuation === null ? {} : { "continuation-token": continuation }),
        },
        timeout,
      });
      const listing = readS3Listing(text);
      yield listing.keys;
      ({ continuation } = listing);
    } while (continuation !== null);
  }

  async function remove(key: string): Promise<void> {
    await orNull(requests.send({ method: "DELETE", key, timeout }));
  }

  return {
    async put(key, bytes, type) {
      // A copy: the caller may change its bytes before they are sent.
      const body = bytes.slice();
      await requests.send({
        method: "PUT",
        key: requireMediaKey(key),
        headers: {
          "Content-Type": type,
          // Signed, and checked by every store, so that damaged bytes are refused.
          "Content-MD5": createHash("md5").update(body).digest("base64"),
        },
        body,
        timeout,
      });
    },

    async stat(key) {
      const call = { method: "HEAD", key: requireMediaKey(key), timeout } as const;
      const answer = await orNull(requests.send(call));
      if (answer === null) return null;
      const { headers } = answer;
      return {
        size: readLength(headers),
        type: headers.get("content-type") ?? "application/octet-stream",
        etag: (headers.get("etag") ?? "").replaceAll(/^W\/|"/g, ""),
      };
    },

    async open(key, range) {
      const response = await orNull(
        requests.open({
          method: "GET",
          key: requireMediaKey(key),
          headers: range === null ? {} : { Range: `bytes=${range.start}-${range.end}` },
          timeout,
        }),
      );
      if (response === null) return null;
      if (range !== null && response.status !== 206) {
        await response.body?.cancel();
        throw new Error("S3 answered the whole object in place of a range.");
      }
      const length = readLength(response.headers);
      return { stream: response.body ?? ReadableStream.from<Uint8Array>([]), length };
    },

    async listFolders(prefix) {
      const folders = new Set<string>();
      for await (const keys of keysBelow(requireMediaPrefix(prefix)))
        for (const folder of foldersOf(keys, prefix)) folders.add(folder);
      return [...folders];
    },

    async deleteAll(prefix) {
      // One by one: some stores have no bulk call, and an inspiration has only a few objects.
      for await (const keys of keysBelow(requireMediaPrefix(prefix)))
        for (let first = 0; first < keys.length; first += removedTogether)
          await Promise.all(keys.slice(first, first + removedTogether).map(remove));
    },

    /** Asks for an object that does not exist. That checks bucket, key and network, and costs one read. */
    async checkHealth() {
      await orNull(
        requests.send({ method: "GET", key: absentKey, timeout: Math.min(timeout, healthTimeout) }),
      );
    },
  };
}

/** The answer, or null when there is no such object. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3Error && error.isMissingObject) return null;
    throw error;
  }
}

function readLength(headers: Headers): number {
  const length = headers.get("content-length");
  if (length === null) throw new Error("S3 did not say how long the object is.");
  return Number(length);
}
