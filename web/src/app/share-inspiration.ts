import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { playerTitle } from "../features/player/track.ts";
import type { Share } from "../platform/share.ts";
import type { Notify } from "../ui/notify.ts";

/**
 * Lets the person tell somebody of an inspiration; call it inside the tap. What is shared is its title and
 * where the app is. The audio is the person's own, and its address goes to nobody. Never rejects.
 */
export async function shareInspiration(
  share: Share,
  notify: Notify,
  inspiration: Inspiration,
): Promise<void> {
  const title = playerTitle(inspiration);
  try {
    const sharing = await share({ title, text: `"${title}", made for me by Hearten` });
    if (sharing === "copied") notify.success("Copied, ready to paste");
  } catch {
    notify.error("This could not be shared. Please try again.");
  }
}
