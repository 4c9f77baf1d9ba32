import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isOutOfReach } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import type { Player } from "../features/player/player.ts";
import type { Downloads } from "../platform/downloads.ts";
import { paths } from "./paths.ts";
import type { PlayerHistoryState } from "./use-open-player.ts";

/**
 * Loads what the player played before the page was loaded anew, as this place in the history
 * remembers it; it then waits for a tap where the browser wants one. Without such a memory, or when
 * the inspiration is gone, there is nothing to play and the dashboard opens.
 */
export function useRestoredInspiration(
  player: Pick<Player, "playback" | "open">,
  client: Pick<Client, "readInspiration">,
  downloads: Pick<Downloads, "read"> | null,
): void {
  const navigate = useNavigate();
  // Only `useOpenPlayer` and the mini player lead here with a state; a typed address has none.
  const state = useLocation().state as PlayerHistoryState | null;
  const id = state?.inspirationId ?? null;

  useEffect(() => {
    if (player.playback.get().inspiration !== null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const leave = () => void navigate(paths.dashboard, { replace: true });

    async function restore(known: string) {
      try {
        const { inspiration } = await client.readInspiration({ id: known }, { signal });
        if (inspiration.status === "completed") player.open(inspiration);
        else leave();
      } catch (error) {
        if (signal.aborted) return;
        const here = isOutOfReach(error) ? downloads?.read(known) : null;
        // Gone, or out of reach: the dashboard says which.
        if (here) player.open(here);
        else leave();
      }
    }

    if (id === null) leave();
    else void restore(id);
    return () => leaving.abort();
  }, [client, downloads, player, navigate, id]);
}
