import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { Notify } from "../../ui/notify.ts";
import { playerTitle } from "./track.ts";

/** Writes a text to the clipboard. Rejects where the browser refuses. */
export type WriteClipboard = (text: string) => Promise<void>;

/** Copies title and text, and tells the person so. Call it inside the tap's event handler; it never rejects. */
export async function copyText(
  write: WriteClipboard,
  notify: Notify,
  inspiration: Inspiration,
): Promise<void> {
  const parts = [playerTitle(inspiration), inspiration.scriptText ?? ""];
  try {
    await write(parts.filter((part) => part !== "").join("\n\n"));
    notify.success("Title and text copied");
  } catch {
    notify.error("This could not be copied. Please try again.");
  }
}
