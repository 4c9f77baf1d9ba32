import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { CardItem } from "./card-item.ts";
import { CardMenu, type CardActions } from "./card-menu.tsx";
import type { Clock } from "./clock.ts";
import { FailedCard } from "./failed-card.tsx";
import { FinishedCard } from "./finished-card.tsx";
import styles from "./inspiration-card.module.css";
import { kindOf } from "./kind.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** What the player does with an inspiration; `opening` while its screen is being opened. */
export type CardPlayback = "none" | "loaded" | "playing" | "opening";

export interface InspirationCardProps {
  /** Its place in the list. */
  readonly item: CardItem;
  readonly inspiration: Inspiration;
  readonly clock: Clock;
  readonly playback: CardPlayback;
  /** Whether the person keeps it on this device. */
  readonly isKept: boolean;
  readonly isLiked: boolean;
  /** Whether it can't be played now: the server gives no answer, and the audio is not on this device. */
  readonly isOutOfReach: boolean;
  readonly onOpen: () => void;
  readonly onPlayPause: () => void;
  /** Resolves when the retry has been accepted or has failed; must not reject. */
  readonly onRetry: () => Promise<void>;
  readonly actions: CardActions;
  /** The card had the focus and is removed. */
  readonly onFocusLost: () => void;
}

/** The id of the card's element, by which the focus finds it. */
export const cardIdOf = ({ id }: Pick<Inspiration, "id">) => `inspiration-${id}`;

/** One inspiration of the list, with the card for its status. */
export function InspirationCard(props: InspirationCardProps) {
  const { item, inspiration, clock, playback, isKept, isLiked, isOutOfReach } = props;
  const { onOpen, onPlayPause, onRetry, actions } = props;
  const kind = kindOf(inspiration);
  const [firstKind] = useState(kind);
  const element = useRef<HTMLLIElement>(null);
  const loseFocus = useEffectEvent(props.onFocusLost);
  useLayoutEffect(() => {
    const card = element.current;
    return () => {
      if (card?.contains(document.activeElement) === true) loseFocus();
    };
  }, []);
  return (
    <li
      {...item}
      ref={element}
      id={cardIdOf(inspiration)}
      className={styles.card}
      data-playback={playback === "none" ? undefined : playback}
      // A change of the status fades in. The first state does not.
      data-changed={firstKind !== kind || undefined}
      // One that was waited for takes the eye once, and offers to be played.
      data-ready={(firstKind === "waiting" && kind === "finished") || undefined}
      // Not in the tab order. The card gets the focus when the focused button in it is removed.
      tabIndex={-1}
      aria-busy={kind === "waiting" || undefined}
    >
      {kind === "waiting" && (
        <WaitingCard inspiration={inspiration} clock={clock} onCancel={actions.onCancel} />
      )}
      {kind === "failed" && (
        <FailedCard
          inspiration={inspiration}
          clock={clock}
          onRetry={onRetry}
          onRemove={actions.onRemove}
        />
      )}
      {kind === "finished" && (
        <FinishedCard
          inspiration={inspiration}
          clock={clock}
          isPlaying={playback === "playing"}
          isKept={isKept}
          isLiked={isLiked}
          isOutOfReach={isOutOfReach}
          onOpen={onOpen}
          onPlayPause={onPlayPause}
          menu={<CardMenu inspiration={inspiration} actions={actions} className={styles.menu} />}
        />
      )}
    </li>
  );
}
