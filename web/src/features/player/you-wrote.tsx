import { type LineOrigin, lineOrigins } from "@hearten/contract/inspirations.ts";
import { useId } from "react";
import { OriginMark } from "./origin-mark.tsx";
import styles from "./you-wrote.module.css";

interface YouWroteProps {
  readonly description: string;
  /** At their places; null if they are not known. */
  readonly goals: readonly string[] | null;
}

/** The person's own words, and the goals that the inspiration was made from. */
export function YouWrote({ description, goals }: YouWroteProps) {
  const heading = useId();
  const written = (goals ?? []).flatMap((goal, place) => {
    const from: LineOrigin | undefined = lineOrigins[place + 1];
    return goal.trim() === "" || from === undefined ? [] : [{ goal, from }];
  });
  return (
    <section className={styles.wrote} aria-labelledby={heading}>
      <h2 id={heading}>You wrote</h2>
      <blockquote>{description}</blockquote>
      {written.length > 0 && (
        <>
          <p className={styles.label}>Your goals at the time</p>
          <ul>
            {written.map(({ goal, from }) => (
              <li key={from}>
                <span aria-hidden="true">
                  <OriginMark from={from} />
                </span>
                {goal}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
