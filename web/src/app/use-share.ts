import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { playerTitle } from "../features/player/track.ts";
import { useListening, useServices } from "./services.ts";

/**
 * How to tell somebody of an inspiration, within the tap: its title and where the app is. The audio is the
 * person's own, and its address goes to nobody.
 */
export function useShare(): (inspiration: Inspiration) => void {
  const { share } = useListening();
  const { notify } = useServices();

  async function begin(inspiration: Inspiration): Promise<void> {
    const title = playerTitle(inspiration);
    try {
      const sharing = await share({ title, text: `"${title}", made for me by Hearten` });
      if (sharing === "copied") notify.success("Copied, ready to paste");
    } catch {
      notify.error("This could not be shared. Please try again.");
    }
  }
  return (inspiration) => void begin(inspiration);
}
