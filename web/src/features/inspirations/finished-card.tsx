import type { Inspiration } from "@hearten/contract/inspirations.ts";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import CloudOff from "lucide-react/icons/cloud-off";
import Heart from "lucide-react/icons/heart";
import { type ReactNode, useId } from "react";
import defaultCover from "../../assets/default-cover.svg";
import { Picture } from "../../ui/picture.tsx";
import { PlayPauseIcon } from "../../ui/play-pause-icon.tsx";
import type { Clock } from "./clock.ts";
import { durationText } from "./duration.ts";
import styles from "./finished-card.module.css";
import card from "./inspiration-card.module.css";
import { titleOf } from "./kind.ts";
import { useRelativeAge } from "./use-clock.ts";

interface FinishedCardProps {
  readonly inspiration: Inspiration;
  readonly clock: Clock;
  readonly isPlaying: boolean;
  /** Whether the person keeps it on this device. */
  readonly isKept: boolean;
  readonly isLiked: boolean;
  /** Whether it can't be played now: the server gives no answer, and the audio is not on this device. */
  readonly isOutOfReach: boolean;
  readonly onOpen: () => void;
  /** The card's menu. */
  readonly menu: ReactNode;
  /** It is called while the audio is out of reach too, to tell the person why it can't be played. */
  readonly onPlayPause: () => void;
}

/** The title is a button that covers the whole card; the play button lies on top of it. */
export function FinishedCard({
  inspiration,
  clock,
  isPlaying,
  isKept,
  isLiked,
  isOutOfReach,
  onOpen,
  onPlayPause,
  menu,
}: FinishedCardProps) {
  const age = useRelativeAge(clock, inspiration.createdAt);
  const id = useId();
  const [about, place] = [`${id}-about`, `${id}-place`];
  const title = titleOf(inspiration);
  const { thumbnail, preference, scriptText, duration } = inspiration;
  return (
    <>
      <div className={card.thumbnail} data-out-of-reach={isOutOfReach || undefined}>
        <Picture src={thumbnail} fallback={defaultCover} loading="lazy" />
        {isPlaying && (
          <span className={styles.equaliser} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
      </div>
      <div className={card.body}>
        <h2>
          <button type="button" className={styles.title} aria-describedby={about} onClick={onOpen}>
            {title}
          </button>
        </h2>
        {preference !== null && <p className={card.note}>{preference}</p>}
        {scriptText !== null && <p className={card.text}>{scriptText}</p>}
        <p className={card.about} id={about}>
          <span>{age}</span>
          {duration !== null && <span>{durationText(duration)}</span>}
          {isLiked && (
            <span className={`${styles.place} ${styles.liked}`}>
              <Heart aria-hidden="true" />
              Liked
            </span>
          )}
          {isKept && (
            <span className={`${styles.place} ${styles.kept}`}>
              <ArrowDownToLine aria-hidden="true" />
              On this device
            </span>
          )}
          {isOutOfReach && (
            <span className={styles.place} id={place}>
              <CloudOff aria-hidden="true" />
              Not on this device
            </span>
          )}
        </p>
      </div>
      {menu}
      <button
        type="button"
        className={styles.action}
        aria-label={`${isPlaying ? "Pause" : "Play"} ${title}`}
        aria-disabled={isOutOfReach || undefined}
        aria-describedby={isOutOfReach ? place : undefined}
        onClick={onPlayPause}
      >
        <PlayPauseIcon playing={isPlaying} />
      </button>
    </>
  );
}
