/** Audio on its way: fetched once, for all who ask for parts of it meanwhile. */
export interface ArrivingAudio {
  /** Bytes of all of it. */
  readonly size: number;
  readonly type: string;
  /** How many of its bytes are here, from the first on. */
  received(): number;
  /**
   * The bytes from `start` to `end`, both included, as they come; it errors when no more come. Nothing is fetched
   * before somebody reads so far: a player that holds back holds back the network.
   */
  read(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The same for all of it. Whoever leaves it unread ends the fetching: they have waited too long, or are gone. */
  readAll(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Fetches no more. */
  abort(): void;
}

/**
 * @param body all of it
 * @param size how many bytes that is
 * @param onFailed called when it is certain that some of it will not come
 */
export function createArrivingAudio(
  body: ReadableStream<Uint8Array>,
  { size, type }: Pick<ArrivingAudio, "size" | "type">,
  onFailed: () => void,
): ArrivingAudio {
  const bytes = new Uint8Array(size);
  const source = body.getReader();
  let received = 0;
  /** What is being read from the network, for all who wait. */
  let reading: Promise<void> | null = null;

  async function readMore(): Promise<void> {
    try {
      const { done, value } = await source.read();
      if (done) throw new Error(`Of ${size} bytes came ${received}`);
      // Throws when there are more than was said.
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
      // What is asked for is read, and nothing ahead of it.
      { highWaterMark: 0 },
    );
  }

  function abort() {
    if (received === size) return;
    onFailed();
    // Whoever reads hears of it.
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
