import type { ByteRange } from "@hearten/contract/byte-range.ts";

/** The bytes of a stored object, or of one range of it. */
export interface MediaBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Bytes in this stream. */
  readonly length: number;
}

export interface MediaInfo {
  /** Bytes of the whole object. */
  readonly size: number;
  /** For example `audio/mpeg`. */
  readonly type: string;
  /** Changes whenever the content does; without quotation marks. */
  readonly etag: string;
}

/**
 * The product's files: audio and pictures. The server generates the keys; no client chooses one. A key
 * has segments of `[a-zA-Z0-9_-]`, separated by `/`. The last segment has an extension.
 */
export interface Media {
  /** Stores the whole object or nothing (atomic). It replaces an object with the same key. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null when there is no such object. */
  stat(key: string): Promise<MediaInfo | null>;
  /** The whole object, or one range of it. Null when there is no such object. */
  open(key: string, range: ByteRange | null): Promise<MediaBody | null>;
  /** The prefixes that are one segment longer than this one and have objects. In any order. */
  listFolders(prefix: string): Promise<readonly string[]>;
  /** Deletes every object whose key starts with the prefix. The prefix ends with `/`. */
  deleteAll(prefix: string): Promise<void>;
  /** Resolves when objects can be stored and read; rejects with the reason when they can't. */
  checkHealth(): Promise<void>;
}
