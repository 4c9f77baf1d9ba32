import type { TimedLine } from "@hearten/contract/inspirations.ts";
import { Fragment, type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { lineReachedBy } from "./line-key.ts";
import type { Player } from "./player.ts";
import { scriptParagraphs, spokenLine } from "./script.ts";
import styles from "./script-text.module.css";
import { useFollowLine } from "./use-follow-line.ts";
import { usePlayback } from "./use-playback.ts";

interface ScriptTextProps {
  readonly player: Player;
  readonly recordText: string;
  readonly timeline: readonly TimedLine[];
}

/**
 * The words that are spoken, line by line within their paragraphs. The spoken line is lit, and one
 * that is pressed is played from its beginning. For Tab all lines are one stop, which the arrows
 * lead on from: a text of sixty lines would else lie between the controls and what follows. The
 * lines are no native buttons because those neither flow as text nor can be selected as such.
 */
export function ScriptText({ player, recordText, timeline }: ScriptTextProps) {
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  const paragraphs = useMemo(() => scriptParagraphs(recordText, timeline), [recordText, timeline]);
  // Lines are told apart by the second at which they begin.
  const spoken = usePlayback(player, ({ currentTime }) => spokenLine(paragraphs, currentTime));
  const [focused, setFocused] = useState<number | null>(null);
  const first = paragraphs.flat().find(({ time }) => time !== null)?.time?.start ?? null;
  const stop = focused ?? spoken ?? first;
  useFollowLine(box, spoken);

  function playFrom(start: number) {
    player.seek(start);
    player.play();
  }

  function press(event: KeyboardEvent, start: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      playFrom(start);
      return;
    }
    const lines = [...(box.current?.querySelectorAll<HTMLElement>("[role=button]") ?? [])];
    const place = lines.findIndex((line) => line === event.target);
    const reached = lineReachedBy(event.key, place, lines.length);
    if (reached === null) return;
    event.preventDefault();
    lines[reached]?.focus();
  }

  return (
    <section
      ref={box}
      className={styles.script}
      // Where no line can have the focus, the text itself has to: it may scroll.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={stop === null ? 0 : undefined}
      aria-labelledby={heading}
      data-scrolls
      data-spoken={spoken !== null || undefined}
    >
      <h2 id={heading}>Your Inspiration</h2>
      {paragraphs.map((lines, paragraph) => (
        // The text of an inspiration never changes, so its parts keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={paragraph}>
          {lines.map(({ text, time }, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Fragment key={line}>
              {line > 0 && " "}
              {time === null ? (
                text
              ) : (
                <span
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
                  role="button"
                  tabIndex={time.start === stop ? 0 : -1}
                  aria-current={time.start === spoken || undefined}
                  onFocus={() => setFocused(time.start)}
                  onBlur={() => setFocused(null)}
                  onClick={() => {
                    if (!isSelecting()) playFrom(time.start);
                  }}
                  onKeyDown={(event) => press(event, time.start)}
                >
                  {text}
                </span>
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </section>
  );
}

/** Whether the click has ended a selection of words. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}
