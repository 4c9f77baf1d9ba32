import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { FileSharing, HandedOn } from "../../platform/share.ts";
import type { Notify } from "../../ui/notify.ts";
import type { ReadAudioFile } from "./audio-file.ts";
import { playerTitle } from "./track.ts";

interface HandOverDependencies {
  readonly readAudioFile: ReadAudioFile;
  readonly sharing: FileSharing;
  readonly notify: Notify;
}

/**
 * Gives an inspiration to the person, out of the app. Call each inside the tap's event handler. They tell the person
 * what has become of it, unless they have left meanwhile, and never reject.
 */
export interface HandOver {
  /** Saves the audio as an MP3 that is named by the title. */
  saveAudio(inspiration: Inspiration): Promise<void>;
  /** Shares the audio's file where the system can, and else saves it. The audio's address goes to nobody. */
  shareAudio(inspiration: Inspiration): Promise<void>;
  /** Removes what it has left in the app, and gives nothing of what is being read. Call it when the person leaves. */
  forget(): void;
}

const saved = "Saved to your downloads";
const tapAgain = "It is ready now. Tap Share again.";
const notShared = "This could not be shared. Please try again.";
const notSaved = "This could not be saved. Check your connection, then try again.";

export function createHandOver({ readAudioFile, sharing, notify }: HandOverDependencies): HandOver {
  /** A file for which the tap was too long ago. The next tap shares it at once. */
  let ready: { readonly of: string; readonly file: File } | null = null;
  /** Counts the departures, so that what comes late for an earlier person is dropped. */
  let visit = 0;
  /** Whether who is here now has given a file: whoever takes it may still be reading it. */
  let hasGiven = false;

  /** What comes of it; null if the person has left meanwhile, also when it fails. */
  async function unlessLeft<Result>(doing: Promise<Result>): Promise<Result | null> {
    const asked = visit;
    try {
      const result = await doing;
      return asked === visit ? result : null;
    } catch (error) {
      if (asked === visit) throw error;
      return null;
    }
  }

  /** What becomes of the file; null if the person has left meanwhile, also when it fails. */
  async function give(way: "share" | "save", file: File): Promise<HandedOn | null> {
    hasGiven = true;
    const done = await unlessLeft(sharing[way](file));
    // The app may have kept the file since `forget`. The next person's would go with it.
    if (done === null && !hasGiven) void sharing.forget();
    return done;
  }

  async function share(inspiration: Inspiration): Promise<void> {
    // A new title is a new file.
    const of = `${inspiration.id} ${playerTitle(inspiration)}`;
    const file = ready?.of === of ? ready.file : await unlessLeft(readAudioFile(inspiration));
    if (file === null) return;
    ready = null;
    const done = await give("share", file);
    if (done === "saved") notify.success(saved);
    if (done === "needs-tap") {
      ready = { of, file };
      notify.success(tapAgain);
    }
  }

  return {
    async saveAudio(inspiration) {
      try {
        const file = await unlessLeft(readAudioFile(inspiration));
        if (file === null) return;
        if ((await give("save", file)) === "saved") notify.success(saved);
      } catch {
        notify.error(notSaved);
      }
    },
    shareAudio: (inspiration) => share(inspiration).catch(() => notify.error(notShared)),
    forget() {
      visit += 1;
      ready = null;
      hasGiven = false;
      void sharing.forget();
    },
  };
}
