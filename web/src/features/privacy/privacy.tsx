import type { PrivacyFacts } from "@hearten/contract/privacy.ts";
import type { ReactNode } from "react";
import { Page } from "../../ui/page.tsx";
import { describePrivacy } from "./describe-privacy.ts";
import styles from "./privacy.module.css";

interface PrivacyProps {
  /** Null while they are read. */
  readonly facts: PrivacyFacts | null;
  /** Says that they can't be read; null if nothing is wrong. */
  readonly problem: ReactNode;
  /** The link back. */
  readonly wayBack: ReactNode;
}

/** What is kept of people, where it is, and what leaves the server. */
export function Privacy({ facts, problem, wayBack }: PrivacyProps) {
  return (
    <Page width="narrow">
      <article className={styles.privacy} aria-busy={facts === null && problem === null}>
        <p>{wayBack}</p>
        <h1>Your words and your privacy</h1>
        <p className={styles.lead}>
          Hearten needs your words to make something for you, and for nothing else.
        </p>
        {problem}
        {facts !== null &&
          describePrivacy(facts).map(({ heading, sentences }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </section>
          ))}
      </article>
    </Page>
  );
}
