import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "../router/router-context.ts";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import { titleOf } from "../features/inspirations/kind.ts";
import { followFinished } from "../features/inspirations/newly-finished.ts";
import type { Player } from "../features/player/player.ts";
import type { Notify } from "../ui/notify.ts";
import { paths } from "./paths.ts";
import { useOpenPlayer } from "./use-open-player.ts";

interface OfferFinishedProps {
  readonly inspirations: Pick<InspirationsStore, "list">;
  readonly player: Pick<Player, "open" | "expand">;
  readonly notify: Notify;
}

/** Offers to listen to an inspiration that has become ready. On the dashboard its card does that. */
export function OfferFinished({ inspirations, player, notify }: OfferFinishedProps) {
  const { pathname } = useLocation();
  const openPlayer = useOpenPlayer(player);
  const offer = useEffectEvent((finished: Inspiration) => {
    if (pathname === paths.dashboard) return;
    notify.success(`${titleOf(finished)} is ready`, {
      name: "Listen now",
      run: () => openPlayer(finished),
    });
  });
  useEffect(() => followFinished(inspirations.list, (finished) => offer(finished)), [inspirations]);
  return null;
}
