/**
 * What became of a file that was handed on. With `needs-tap` the browser wants it asked for inside a tap, and the tap
 * was too long ago.
 */
export type HandedOn = "shared" | "saved" | "dismissed" | "needs-tap";

/** How a file leaves the app. Sharing and saving reject if the system refuses. */
export interface FileSharing {
  /** Opens the system's sheet with the file. Where there is none for files, it saves the file. */
  share(file: File): Promise<HandedOn>;
  /** Saves the file where the person finds it. */
  save(file: File): Promise<HandedOn>;
  /** Removes what handing on has left with the app. */
  forget(): Promise<void>;
}
