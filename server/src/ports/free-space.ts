/** Free space where the product keeps what it writes. */
export interface FreeSpace {
  /** Null where it is somebody else's matter, as with services. */
  readBytes(): Promise<number | null>;
  /**
   * Whether there is enough for new inspirations. Below that the rest is left for all that is small and must go on:
   * signing in, deleting, what is under way. Cheap.
   */
  hasRoom(): Promise<boolean>;
}
