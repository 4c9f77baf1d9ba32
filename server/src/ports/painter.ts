/** A cover for each of its places, all square. */
export interface Cover {
  /** 640 px WebP. */
  readonly cover: Uint8Array;
  /** 192 px WebP. */
  readonly thumbnail: Uint8Array;
  /** 512 px JPEG: the one type that every system's lock screen is known to show. */
  readonly artwork: Uint8Array;
}

/** Paints covers. */
export interface Painter {
  /** The same seed always gives the same picture. */
  paint(seed: string): Promise<Cover>;
}
