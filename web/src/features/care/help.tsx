import { useEffect, useId, useState } from "react";
import styles from "./help.module.css";
import type { LocalHelp } from "./lines.ts";

interface HelpProps {
  readonly isShown: boolean;
  /** The country whose lines are shown, such as "GB"; null if it is not known. */
  readonly country: string | null;
}

/**
 * Where a person helps: a link for most countries, and the local lines where the country is known. It can be folded, so
 * that whoever looks on reads less, but not put away. The live region is always there: screen readers miss one that
 * comes with its text.
 */
export function Help({ isShown, country }: HelpProps) {
  return <div aria-live="polite">{isShown && <HelpRegion country={country} />}</div>;
}

function HelpRegion({ country }: Pick<HelpProps, "country">) {
  const id = useId();
  const local = useLocalHelp(country);
  return (
    <section className={styles.help} aria-labelledby={id}>
      <details open>
        <summary>
          <h2 id={id}>Help</h2>
        </summary>
        <p>
          If what you wrote is heavy, please don't stay alone with it. Hearten has told nobody, so
          tell somebody near you, or talk to a person here.
        </p>
        {/* No list: the list on the screen is the one of inspirations. */}
        <div className={styles.lines}>
          {local?.lines.map(({ name, number }) => (
            <p key={number}>
              <TelephoneLink name={name} number={number} />
            </p>
          ))}
          <p>
            <a href="https://findahelpline.com" target="_blank" rel="noopener">
              <b>findahelpline.com</b> <span>Lines in most countries</span>
            </a>
          </p>
          {local !== null && (
            <p>
              <TelephoneLink name="In danger now" number={local.emergency} />
            </p>
          )}
        </div>
      </details>
    </section>
  );
}

function TelephoneLink({ name, number }: { readonly name: string; readonly number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+*#]/gu, "").replace("#", "%23")}`}>
      <b>{number}</b> <span>{name}</span>
    </a>
  );
}

/** The country's lines; null until they are loaded, if there are none, and if they can't be loaded. */
function useLocalHelp(country: string | null): LocalHelp | null {
  const [table, setTable] = useState<Readonly<Record<string, LocalHelp>> | null>(null);
  const isWanted = country !== null;
  useEffect(() => {
    let isLeft = false;
    async function load() {
      try {
        const { localHelp } = await import("./lines.ts");
        if (!isLeft) setTable(localHelp);
      } catch {
        // The link is there without them.
      }
    }
    if (isWanted) void load();
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return country === null ? null : (table?.[country] ?? null);
}
