import type { TimedLine } from "@hearten/contract/inspirations.ts";
import { Fragment, useId, useMemo } from "react";
import styles from "./player-view.module.css";
import { scriptParagraphs } from "./script.ts";

interface ScriptTextProps {
  readonly recordText: string;
  readonly timeline: readonly TimedLine[];
}

/** The words that are spoken, line by line within their paragraphs. */
export function ScriptText({ recordText, timeline }: ScriptTextProps) {
  const heading = useId();
  const paragraphs = useMemo(() => scriptParagraphs(recordText, timeline), [recordText, timeline]);
  return (
    // On a wide screen it scrolls by itself, and what scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.script} tabIndex={0} aria-labelledby={heading} data-scrolls>
      <h2 id={heading}>Your Inspiration</h2>
      {paragraphs.map((lines, paragraph) => (
        // The text of an inspiration never changes, so its parts keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={paragraph}>
          {lines.map(({ text }, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Fragment key={line}>
              {line > 0 && " "}
              <span>{text}</span>
            </Fragment>
          ))}
        </p>
      ))}
    </section>
  );
}
