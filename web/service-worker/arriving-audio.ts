/** Audio that is being downloaded, once for all readers. */
export interface ArrivingAudio {
  /** The size of the whole audio, in bytes. */
  readonly size: number;
  readonly type: string;
  /** Returns how many bytes have arrived. */
  received(): number;
  /**
   * Returns the bytes from `start` to `end`, both inclusive, as they arrive. It errors if the download fails. It has
   * back-pressure: nothing is read from the network before a reader needs it.
   */
  read(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The same for the whole audio. Cancelling this stream aborts the download. */
  readAll(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Aborts the download. */
  abort(): void;
}

/**
 * @param body the whole audio
 * @param size its size in bytes
 * @param onFailed called when the download has failed
 */
export function createArrivingAudio(
  body: ReadableStream<Uint8Array>,
  { size, type }: Pick<ArrivingAudio, "size" | "type">,
  onFailed: () => void,
): ArrivingAudio {
  const bytes = new Uint8Array(size);
  const source = body.getReader();
  let received = 0;
  /** The read from the network that is in progress; all readers wait for it. */
  let reading: Promise<void> | null = null;

  async function readMore(): Promise<void> {
    try {
      const { done, value } = await source.read();
      if (done) throw new Error(`Of ${size} bytes came ${received}`);
      // Throws if more bytes come than `size`.
      bytes.set(value, received);
      received += value.length;
    } catch (error) {
      onFailed();
      throw error;
    } finally {
      reading = null;
    }
  }

  function read(start: number, end: number, cancel: () => void) {
    let position = start;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        async pull(part) {
          while (received <= position) await (reading ??= readMore());
          const to = Math.min(received, end + 1);
          part.enqueue(bytes.slice(position, to));
          position = to;
          if (position > end) part.close();
        },
        cancel,
      },
      // Reads only what is requested, and nothing ahead.
      { highWaterMark: 0 },
    );
  }

  function abort() {
    if (received === size) return;
    onFailed();
    // The readers get the error.
    source.cancel().catch(() => {});
  }

  return {
    size,
    type,
    received: () => received,
    read: (start, end) => read(start, end, () => {}),
    readAll: () => read(0, size - 1, abort),
    abort,
  };
}
