/** Free space where the product keeps what it writes. */
export interface FreeSpace {
  /** The free bytes; null on services, which have no limit of ours. */
  readBytes(): Promise<number | null>;
  /**
   * Whether there is enough space for new inspirations. If not, what is left is kept for small things that must go on:
   * signing in, deleting, and finishing what is under way. Cheap.
   */
  hasRoom(): Promise<boolean>;
}
