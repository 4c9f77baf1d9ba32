import { useEffect } from "react";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { isOutOfReach } from "../api/api-error.ts";
import type { Client } from "../api/client.ts";
import type { Player } from "../features/player/player.ts";
import type { Downloads } from "../platform/downloads.ts";
import { paths } from "./paths.ts";
import type { PlayerHistoryState } from "./use-open-player.ts";

/** Opens the dashboard when the loaded inspiration goes: it may be removed on another device while it plays. */
export function useLeaveWhenGone(player: Pick<Player, "playback">): void {
  const navigate = useNavigate();
  useEffect(() => {
    const isLoaded = () => player.playback.get().inspiration !== null;
    let wasLoaded = isLoaded();
    return player.playback.subscribe(() => {
      if (wasLoaded && !isLoaded()) void navigate(paths.dashboard, { replace: true });
      wasLoaded = isLoaded();
    });
  }, [navigate, player]);
}

/**
 * Restores the player after a reload, from the state of this entry in the history. Where the browser blocks
 * autoplay, it waits for a tap. Without such a state, or if the inspiration is gone, it opens the dashboard.
 *
 * @returns the id of the inspiration; null without such a state
 */
export function useRestoredInspiration(
  player: Pick<Player, "playback" | "open">,
  client: Pick<Client, "readInspiration">,
  downloads: Pick<Downloads, "read"> | null,
): string | null {
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
  return id;
}
