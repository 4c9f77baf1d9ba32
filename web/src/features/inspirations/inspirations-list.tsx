import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useRef, useState } from "react";
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
  /** What was asked for without a network, the newest first. */
  readonly unsent: readonly { readonly id: string; readonly description: string }[];
  /** How this inspiration stands to the player. */
  readonly playbackOf: (inspiration: Inspiration) => CardPlayback;
  /** Ids of those that the person keeps on this device. */
  readonly kept: ReadonlySet<string>;
  readonly onOpen: (inspiration: Inspiration) => void;
  readonly onPlayPause: (inspiration: Inspiration) => void;
  /** Resolves when it is under way again, or has failed to be. */
  readonly onRetry: (inspiration: Inspiration) => Promise<void>;
  readonly onCreate: () => void;
  /** Older ones could not be loaded. */
  readonly onOlderFailed: () => void;
}

/** The person's inspirations, newest first, or what there is to say in their place. */
export function InspirationsList({
  store,
  clock,
  unsent,
  playbackOf,
  kept,
  onOpen,
  onPlayPause,
  onRetry,
  onCreate,
  onOlderFailed,
}: InspirationsListProps) {
  const { status, inspirations, nextCursor } = useObservable(store.list);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const items = useRef<HTMLUListElement>(null);

  if (status === "loading") return <ListSkeleton />;
  // What has arrived is in the list itself.
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
    // With the last page the button is gone; who was on it goes on at the first of the new ones.
    const firstAdded = items.current?.children[waiting.length + inspirations.length];
    if (document.activeElement === document.body && firstAdded instanceof HTMLElement)
      firstAdded.focus({ preventScroll: true });
  }

  return (
    <>
      <ul ref={items} className={styles.list}>
        {waiting.map(({ id, description }) => (
          <UnsentCard key={id} description={description} />
        ))}
        {inspirations.map((inspiration) => (
          <InspirationCard
            key={inspiration.id}
            inspiration={inspiration}
            clock={clock}
            playback={playbackOf(inspiration)}
            isKept={kept.has(inspiration.id)}
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
