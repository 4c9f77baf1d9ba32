import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { isOutOfReach } from "../api/api-error.ts";
import type { Draft } from "../features/creation/draft.ts";
import { joinWords } from "../features/creation/join-words.ts";
import { cardIdOf } from "../features/inspirations/inspiration-card.tsx";
import type { InspirationsStore } from "../features/inspirations/inspirations-store.ts";
import { kindOf, titleOf } from "../features/inspirations/kind.ts";
import type { Removal } from "../features/inspirations/removal.ts";
import type { Player } from "../features/player/player.ts";
import type { Network } from "../platform/network.ts";
import type { Notify } from "../ui/notify.ts";

interface RemovalParts {
  readonly removal: Removal;
  readonly inspirations: Pick<InspirationsStore, "isOutOfReach">;
  readonly network: Network;
  readonly player: Pick<Player, "playback" | "clear">;
  readonly draft: Pick<Draft, "read" | "write">;
  /** The length for these words, as a text. */
  readonly draftLength: Pick<Draft, "write">;
  /** The music for these words. */
  readonly draftMusic: Pick<Draft, "write">;
  readonly notify: Notify;
}

interface RemovalActions {
  readonly remove: (inspiration: Inspiration) => void;
  /** Never rejects. */
  readonly cancel: (inspiration: Inspiration) => Promise<void>;
}

/** Removes inspirations, with a way back, and cancels those that are being generated, whose words are given back. */
export function useRemoval({
  removal,
  inspirations,
  network,
  player,
  draft,
  draftLength,
  draftMusic,
  notify,
}: RemovalParts): RemovalActions {
  const isConnected = () => network.isOnline.get() && !inspirations.isOutOfReach.get();

  function begin(inspiration: Inspiration): void {
    if (player.playback.get().inspiration?.id === inspiration.id) player.clear();
    removal.begin(inspiration);
  }

  async function finish(inspiration: Inspiration): Promise<void> {
    try {
      await removal.finish(inspiration.id);
    } catch (error) {
      notify.error(
        isOutOfReach(error) ? unremoved(inspiration) : "We couldn't remove it. It is back.",
      );
    }
  }

  function undo(inspiration: Inspiration): void {
    if (!removal.undo(inspiration.id)) notify.error("It is removed already.");
    // Once the card is back.
    else requestAnimationFrame(() => document.getElementById(cardIdOf(inspiration))?.focus());
  }

  return {
    remove(inspiration: Inspiration): void {
      if (!isConnected()) return notify.error(unremoved(inspiration));
      begin(inspiration);
      notify.success(`Removed ${nameOf(inspiration)}`, {
        name: "Undo",
        run: () => undo(inspiration),
        onUnused: () => void finish(inspiration),
      });
    },

    async cancel(inspiration: Inspiration): Promise<void> {
      if (!isConnected())
        return notify.error("Cancelling needs a connection. It is still being made.");
      const { userId, description: words, length, music } = inspiration;
      const before = draft.read(userId);
      const joined = joinWords(words, before);
      draft.write(userId, joined);
      if (before.trim() === "") {
        draftLength.write(userId, String(length));
        draftMusic.write(userId, music);
      }
      begin(inspiration);
      try {
        await removal.finish(inspiration.id);
        notify.success("Cancelled. Your words are in Create.");
      } catch (error) {
        // What the person has typed meanwhile stays.
        if (draft.read(userId) === joined) draft.write(userId, before);
        notify.error(
          isOutOfReach(error)
            ? "Cancelling needs a connection. It is still being made."
            : "We couldn't cancel it. It is still being made.",
        );
      }
    },
  };
}

function unremoved(inspiration: Inspiration): string {
  return `Removing needs a connection. ${nameOf(inspiration)} is still here.`;
}

function nameOf(inspiration: Inspiration): string {
  return kindOf(inspiration) === "finished" ? `“${titleOf(inspiration)}”` : "it";
}
