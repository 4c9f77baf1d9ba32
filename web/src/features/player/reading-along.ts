/** The text in full height, instead of the cover. */
export interface ReadingAlong {
  readonly isOpen: boolean;
  open(this: void): void;
  close(this: void): void;
}
