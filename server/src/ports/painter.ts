/** A cover in its two sizes, both square. */
export interface Cover {
  /** 640 px JPEG: the one type that every system's lock screen is known to show. */
  readonly cover: Uint8Array;
  /** 192 px WebP: the list shows many of them, and only in browsers. */
  readonly thumbnail: Uint8Array;
}

/** Paints covers. */
export interface Painter {
  /** The same seed always gives the same picture. */
  paint(seed: string): Promise<Cover>;
}
