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

/** An inclusive range of bytes, already held against the object's size. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The product's files: audio and pictures. Keys are generated, never received: segments of
 * `[a-zA-Z0-9_-]` parted by `/`, the last with an extension.
 */
export interface Media {
  /** Stores the whole object or nothing; an object under the same key is replaced in one step. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null when there is no such object. */
  stat(key: string): Promise<MediaInfo | null>;
  /** The whole object, or the range; null when there is no such object. */
  open(key: string, range: ByteRange | null): Promise<MediaBody | null>;
  /** The prefixes, one segment longer than this one, under which there are objects; in any order. */
  listFolders(prefix: string): Promise<readonly string[]>;
  /** Removes every object whose key begins with the prefix, which ends with `/`. */
  deleteAll(prefix: string): Promise<void>;
  /**
   * An address that reads the object without any further proof until it expires: absolute, or a
   * path on the API's own origin.
   */
  signAddress(key: string, expires: Date): Promise<string>;
  /** Resolves when objects can be stored and read; rejects with the reason when they can't. */
  checkHealth(): Promise<void>;
}
