import { lengthsInMinutes } from "@hearten/contract/limits.ts";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import Heart from "lucide-react/icons/heart";
import SearchIcon from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useObservable } from "../../../ui/use-observable.ts";
import type { InspirationsStore } from "../inspirations-store.ts";
import { foundWords } from "./found-words.ts";
import { markFound } from "./mark-found.ts";
import styles from "./search.module.css";
import { type Found, useFound } from "./use-found.ts";
import { toggleLength, type Wanted } from "./wanted.ts";

export interface SearchProps {
  readonly store: Pick<InspirationsStore, "list" | "wanted" | "loadAll" | "isOutOfReach">;
  /** The ids of those that the person likes. */
  readonly liked: ReadonlySet<string>;
  /** The ids of those on this device; null where the device can't store audio. */
  readonly here: ReadonlySet<string> | null;
  /** Receives what is found; null to show everything. */
  readonly onFound: (found: Found | null) => void;
}

/** The search box above the list, and the filters. */
export function Search({ store, liked, here, onFound }: SearchProps) {
  const { wanted } = store;
  const now = useObservable(wanted);
  const [isAboutTo, setIsAboutTo] = useState(false);
  const found = useFound(store, now, { liked, here: here ?? nothing }, isAboutTo);
  const box = useRef<HTMLInputElement>(null);
  const want = (change: Partial<Wanted>) => wanted.set({ ...wanted.get(), ...change });

  useLayoutEffect(() => onFound(found), [found, onFound]);
  useEffect(() => {
    const screen = box.current?.closest("main") ?? null;
    return screen === null ? undefined : markFound(screen, now.words);
  }, [now.words]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari knows the tag from 17 on only.
    <div role="search" className={styles.search}>
      <div className={styles.box}>
        <SearchIcon aria-hidden="true" />
        <input
          ref={box}
          type="search"
          aria-label="Search"
          placeholder="A title, or words you remember"
          enterKeyHint="search"
          autoComplete="off"
          value={now.words}
          onFocus={() => setIsAboutTo(true)}
          onChange={({ target }) => want({ words: target.value })}
          onKeyDown={(event) => {
            if (event.key === "Escape" && now.words !== "") want({ words: "" });
            // On a phone the keyboard goes, and the list is seen.
            if (event.key === "Enter" && !event.nativeEvent.isComposing) box.current?.blur();
          }}
        />
        {now.words !== "" && (
          <IconButton
            label="Clear"
            onClick={() => {
              want({ words: "" });
              box.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <fieldset className={styles.filters} aria-label="Filters">
        <Filter isOn={now.isLiked} onToggle={() => want({ isLiked: !now.isLiked })}>
          <Heart aria-hidden="true" />
          Liked
        </Filter>
        {here !== null && (
          <Filter isOn={now.isHere} onToggle={() => want({ isHere: !now.isHere })}>
            <ArrowDownToLine aria-hidden="true" />
            On this device
          </Filter>
        )}
        {lengthsInMinutes.map((length) => (
          <Filter
            key={length}
            isOn={now.lengths.includes(length)}
            onToggle={() => wanted.set(toggleLength(wanted.get(), length))}
          >
            {`${length} min`}
          </Filter>
        ))}
      </fieldset>
      <output className={styles.count}>{found !== null && foundWords(found)}</output>
    </div>
  );
}

const nothing: ReadonlySet<string> = new Set();

interface FilterProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Filter({ isOn, onToggle, children }: FilterProps) {
  return (
    <button type="button" className={styles.filter} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </button>
  );
}
