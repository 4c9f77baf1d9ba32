import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useObservable } from "../../ui/use-observable.ts";
import { cardItem } from "./card-item.ts";
import type { CardActions } from "./card-menu.tsx";
import type { Clock } from "./clock.ts";
import { EmptyList } from "./empty-list.tsx";
import { type CardPlayback, InspirationCard } from "./inspiration-card.tsx";
import styles from "./inspirations-list.module.css";
import type { InspirationsStore } from "./inspirations-store.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { placesOf, wholeList } from "./rows.ts";
import { NothingFound } from "./search/nothing-found.tsx";
import type { Found } from "./search/use-found.ts";
import { UnsentCard } from "./unsent-card.tsx";
import { useNear } from "./use-near.ts";
import { useRows } from "./use-rows.ts";

/** Lazy, because only a long list needs it. */
const RowWindow = lazy(async () => ({ default: (await import("./row-window.tsx")).RowWindow }));

export interface InspirationsListProps {
  readonly store: InspirationsStore;
  readonly clock: Clock;
  /** What a search has found; null to show everything. */
  readonly found: Found | null;
  /** The inspirations that were requested without a network and are not sent yet, the newest first. */
  readonly unsent: readonly {
    readonly id: string;
    readonly description: string;
    /** Whether sending has failed, until the person sends it again. */
    readonly isHeld?: boolean | undefined;
    /** One sentence that says to whom its words go when it is sent. Empty if they go nowhere. */
    readonly whereWordsGo: string;
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
  /** What else can be done with this inspiration. */
  readonly actionsFor: (inspiration: Inspiration) => CardActions;
  /** Sends one again that could not be sent. */
  readonly onSendAgain: (id: string) => void;
  /** Discards one that is not sent yet, if that is still possible. */
  readonly onDiscard: (id: string) => void;
  /** The focused card was removed, and there is no other card to focus. */
  readonly onFocusLost: () => void;
  readonly onCreate: () => void;
  /** Ends the search. */
  readonly onShowAll: () => void;
  /** Older ones could not be loaded. */
  readonly onOlderFailed: () => void;
}

/** The person's inspirations, newest first, or the loading, empty or error state. */
export function InspirationsList({
  store,
  clock,
  found,
  unsent,
  withPictures,
  playbackOf,
  kept,
  liked,
  isOutOfReach,
  onOpen,
  onPlayPause,
  onRetry,
  actionsFor,
  onSendAgain,
  onDiscard,
  onFocusLost,
  onCreate,
  onShowAll,
  onOlderFailed,
}: InspirationsListProps) {
  const { status, inspirations: listed, nextCursor } = useObservable(store.list);
  const [older, setOlder] = useState<"idle" | "loading" | "failed">("idle");
  const items = useRef<HTMLUListElement>(null);
  const onCardLost = useFocusOnNextCard(items, onFocusLost);
  const { rows: longRows, memory, onRows } = useRows(store.list);
  const more = useRef<HTMLDivElement>(null);
  const hasOlder = found === null && nextCursor !== null;
  useNear(more, hasOlder && older === "idle", () => void loadOlder());

  if (status === "loading") return <ListSkeleton />;
  // Those that the server has are in the list already.
  const known = new Set(listed.map(({ id }) => id));
  const waiting = found === null ? unsent.filter(({ id }) => !known.has(id)) : [];
  const inspirations = found?.inspirations ?? listed;
  const count = waiting.length + inspirations.length;
  const rows = count > wholeList ? longRows : null;
  if (count === 0) {
    if (status === "failed") return <Unreadable onReload={() => void store.reload()} />;
    if (found === null) return <EmptyList onCreate={onCreate} />;
    if (found.reach === "more") return <ListSkeleton />;
    return <NothingFound onShowAll={onShowAll} onCreate={onCreate} />;
  }

  async function loadOlder() {
    if (older === "loading") return;
    setOlder("loading");
    const hadFocus = more.current?.contains(document.activeElement) === true;
    try {
      await store.loadOlder();
      setOlder("idle");
    } catch {
      setOlder("failed");
      onOlderFailed();
    }
    // After the last page the button is removed. If it had the focus, the first new card gets it.
    if (hadFocus && document.activeElement === document.body)
      cardAt(items.current, count)?.focus({ preventScroll: true });
  }

  /** The card at this place, from 0. */
  function render(place: number) {
    const item = cardItem(place, hasOlder ? -1 : count, rows);
    const unsentOne = waiting[place];
    if (unsentOne !== undefined)
      return (
        <UnsentCard
          key={unsentOne.id}
          item={item}
          description={unsentOne.description}
          isHeld={unsentOne.isHeld ?? false}
          whereWordsGo={unsentOne.whereWordsGo}
          onSendAgain={() => onSendAgain(unsentOne.id)}
          onDiscard={() => onDiscard(unsentOne.id)}
          onFocusLost={() => onCardLost(place)}
        />
      );
    const inspiration = inspirations[place - waiting.length];
    if (inspiration === undefined) return null;
    return (
      <InspirationCard
        key={inspiration.id}
        item={item}
        inspiration={withPictures(inspiration)}
        clock={clock}
        playback={playbackOf(inspiration)}
        isKept={kept.has(inspiration.id)}
        isLiked={liked.has(inspiration.id)}
        isOutOfReach={isOutOfReach(inspiration)}
        onOpen={() => onOpen(inspiration)}
        onPlayPause={() => onPlayPause(inspiration)}
        onRetry={() => onRetry(inspiration)}
        actions={actionsFor(inspiration)}
        onFocusLost={() => onCardLost(place)}
      />
    );
  }

  return (
    <>
      <ul
        ref={items}
        className={styles.list}
        style={rows === null ? undefined : { paddingTop: rows.before, paddingBottom: rows.after }}
      >
        {placesOf(rows, count).map(render)}
      </ul>
      {count > wholeList && (
        <Suspense>
          <RowWindow list={items} count={count} memory={memory} onRows={onRows} />
        </Suspense>
      )}
      {hasOlder && (
        <div ref={more} className={styles.more}>
          <Button look="secondary" busy={older === "loading"} onClick={() => void loadOlder()}>
            {older === "loading" ? "Loading..." : "Show more"}
          </Button>
        </div>
      )}
    </>
  );
}

/** The card at this place of the list, from 0; null if it is not in the page. */
function cardAt(list: HTMLUListElement | null, place: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`:scope > [aria-posinset="${place + 1}"]`) ?? null;
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
    const next = cardAt(items.current, place) ?? cardAt(items.current, place - 1);
    if (next !== null) next.focus();
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
