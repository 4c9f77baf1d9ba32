import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useObservable } from "../../ui/use-observable.ts";
import type { Clock } from "./clock.ts";
import { EmptyList } from "./empty-list.tsx";
import { type CardPlayback, InspirationCard } from "./inspiration-card.tsx";
import styles from "./inspirations-list.module.css";
import type { InspirationsStore } from "./inspirations-store.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { UnsentCard } from "./unsent-card.tsx";

export interface InspirationsListProps {
  readonly store: InspirationsStore;
  readonly clock: Clock;
  /** The inspirations that were requested without a network and are not sent yet, the newest first. */
  readonly unsent: readonly {
    readonly id: string;
    readonly description: string;
    /** Whether sending has failed, until the person sends it again. */
    readonly isHeld?: boolean | undefined;
  }[];
  /** The inspiration with the pictures that can be loaded now. */
  readonly withPictures: (inspiration: Inspiration) => Inspiration;
  /** What the player does with this inspiration. */
  readonly playbackOf: (inspiration: Inspiration) => CardPlayback;
  /** The ids of those that the person keeps on this device. */
  readonly kept: ReadonlySet<string>;
  /** The ids of those that the person likes. */
  readonly liked: ReadonlySet<string>;
  /** Whether this inspiration can't be played now: the server gives no answer, and the audio is not on this device. */
  readonly isOutOfReach: (inspiration: Inspiration) => boolean;
  readonly onOpen: (inspiration: Inspiration) => void;
  readonly onPlayPause: (inspiration: Inspiration) => void;
  /** Resolves when the retry has been accepted or has failed; must not reject. */
  readonly onRetry: (inspiration: Inspiration) => Promise<void>;
  /** Sends one again that could not be sent. */
  readonly onSendAgain: (id: string) => void;
  /** Discards one that is not sent yet, if that is still possible. */
  readonly onDiscard: (id: string) => void;
  /** The focused card was removed, and there is no other card to focus. */
  readonly onFocusLost: () => void;
  readonly onCreate: () => void;
  /** Older ones could not be loaded. */
  readonly onOlderFailed: () => void;
}

/** The person's inspirations, newest first, or the loading, empty or error state. */
export function InspirationsList({
  store,
  clock,
  unsent,
  withPictures,
  playbackOf,
  kept,
  liked,
  isOutOfReach,
  onOpen,
  onPlayPause,
  onRetry,
  onSendAgain,
  onDiscard,
  onFocusLost,
  onCreate,
  onOlderFailed,
}: InspirationsListProps) {
  const { status, inspirations, nextCursor } = useObservable(store.list);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const items = useRef<HTMLUListElement>(null);
  const onCardLost = useFocusOnNextCard(items, onFocusLost);

  if (status === "loading") return <ListSkeleton />;
  // Those that the server has are in the list already.
  const known = new Set(inspirations.map(({ id }) => id));
  const waiting = unsent.filter(({ id }) => !known.has(id));
  if (waiting.length === 0) {
    if (status === "failed") return <Unreadable onReload={() => void store.reload()} />;
    if (inspirations.length === 0) return <EmptyList onCreate={onCreate} />;
  }

  async function loadOlder() {
    if (isLoadingOlder) return;
    setIsLoadingOlder(true);
    await store.loadOlder().catch(onOlderFailed);
    setIsLoadingOlder(false);
    // After the last page the button is removed. If it had the focus, the first new card gets it.
    const firstAdded = items.current?.children[waiting.length + inspirations.length];
    if (document.activeElement === document.body && firstAdded instanceof HTMLElement)
      firstAdded.focus({ preventScroll: true });
  }

  return (
    <>
      <ul ref={items} className={styles.list}>
        {waiting.map(({ id, description, isHeld = false }, place) => (
          <UnsentCard
            key={id}
            description={description}
            isHeld={isHeld}
            onSendAgain={() => onSendAgain(id)}
            onDiscard={() => onDiscard(id)}
            onFocusLost={() => onCardLost(place)}
          />
        ))}
        {inspirations.map(withPictures).map((inspiration) => (
          <InspirationCard
            key={inspiration.id}
            inspiration={inspiration}
            clock={clock}
            playback={playbackOf(inspiration)}
            isKept={kept.has(inspiration.id)}
            isLiked={liked.has(inspiration.id)}
            isOutOfReach={isOutOfReach(inspiration)}
            onOpen={() => onOpen(inspiration)}
            onPlayPause={() => onPlayPause(inspiration)}
            onRetry={() => onRetry(inspiration)}
          />
        ))}
      </ul>
      {nextCursor !== null && (
        <div className={styles.more}>
          <Button look="secondary" busy={isLoadingOlder} onClick={() => void loadOlder()}>
            {isLoadingOlder ? "Loading..." : "Show more"}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Keeps the focus in the list when the focused card is removed: on the card that takes its place, or else
 * `onNone` is called. Returns the function to call with the index of a card that is being removed.
 */
function useFocusOnNextCard(
  items: RefObject<HTMLUListElement | null>,
  onNone: () => void,
): (place: number) => void {
  const lost = useRef<number | null>(null);
  useLayoutEffect(() => {
    const place = lost.current;
    if (place === null) return;
    lost.current = null;
    const cards = items.current?.children;
    const next = cards?.[place] ?? cards?.[place - 1];
    if (next instanceof HTMLElement) next.focus();
    else onNone();
  });
  return (place) => {
    lost.current = place;
  };
}

function Unreadable({ onReload }: { readonly onReload: () => void }) {
  return (
    <div className={styles.unreadable} role="alert">
      <p>We couldn't load your inspirations. They are safe.</p>
      <Button look="secondary" onClick={onReload}>
        Try again
      </Button>
    </div>
  );
}
