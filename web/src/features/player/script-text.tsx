import type { MadeBy, TimedLine } from "@hearten/contract/inspirations.ts";
import { Fragment, useId, useRef } from "react";
import { OriginMark } from "./origin-mark.tsx";
import type { Player } from "./player.ts";
import styles from "./script-text.module.css";
import { useLineChoice } from "./use-line-choice.ts";
import { useScript } from "./use-script.ts";

interface ScriptTextProps {
  readonly player: Player;
  readonly text: string;
  readonly timeline: readonly TimedLine[];
  /** Who wrote and who spoke; null if that is not known. */
  readonly madeBy: MadeBy | null;
}

/** The script text in paragraphs, and who made it. The line that is spoken now is highlighted. */
export function ScriptText(props: ScriptTextProps) {
  const { player, text, timeline, madeBy } = props;
  const id = useId();
  const [headingId, hintId] = [`${id}-heading`, `${id}-hint`];
  const box = useRef<HTMLElement>(null);
  const { paragraphs, spoken } = useScript(player, text, timeline);
  const hasTimes = timeline.length > 0;
  useLineChoice(box, player, paragraphs);
  return (
    <section
      ref={box}
      className={styles.script}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move between the lines, or scroll where it has no times
      tabIndex={0}
      aria-labelledby={headingId}
      aria-describedby={hasTimes ? hintId : undefined}
      data-scrolls
      data-spoken={spoken !== null || undefined}
    >
      <h2 id={headingId}>Your Inspiration</h2>
      <p id={hintId} hidden>
        Up and Down go from line to line
      </p>
      {paragraphs.map((lines, paragraph) => (
        // The text of an inspiration never changes, so the index is stable.
        <p key={paragraph}>
          {lines.map(({ text, time, from }, line) => (
            <Fragment key={line}>
              {line > 0 && " "}
              <span
                data-start={time?.start}
                aria-current={(time !== null && time.start === spoken) || undefined}
              >
                {text}
              </span>
              {from !== undefined && <OriginMark from={from} />}
            </Fragment>
          ))}
        </p>
      ))}
      {madeBy !== null && (
        <p className={styles.madeBy}>
          Made by a machine: written by {madeBy.writer}, spoken by {madeBy.voice}.
        </p>
      )}
    </section>
  );
}
