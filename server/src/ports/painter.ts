/** A cover in its two sizes, both square. */
export interface Cover {
  /** 640 px. */
  readonly cover: Uint8Array;
  /** 192 px. */
  readonly thumbnail: Uint8Array;
  /** For example `image/webp`. */
  readonly type: string;
}

/** Paints covers. */
export interface Painter {
  /** The same seed always gives the same picture. */
  paint(seed: string): Promise<Cover>;
}
