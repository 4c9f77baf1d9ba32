/** An entry of the history. */
export interface Location {
  readonly pathname: string;
  /** With its `?`; empty for none. */
  readonly search: string;
  /** With its `#`; empty for none. */
  readonly hash: string;
  /** What was stored in the entry; null for nothing. */
  readonly state: unknown;
  /** Identifies the entry; "default" for one that the router has not made. */
  readonly key: string;
}

/** The history that the router works with. */
export interface Entries {
  readonly read: () => Location;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  readonly go: (by: number) => void;
  /** Calls back when another entry was opened by Back, Forward, `go` or a link within the page. */
  readonly listen: (listener: () => void) => () => void;
}

/** @param address a path, with search and hash if there are any */
export function locationAt(address: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(address, "http://any.host");
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

const kept = ({ state, key }: Location) => ({ state, key });
const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

export function createBrowserEntries(): Entries {
  return {
    read() {
      // Other pages of the origin may have stored something else.
      const stored = history.state as Partial<Location> | null;
      const { pathname, search, hash } = location;
      return {
        pathname,
        search,
        hash,
        state: stored?.state ?? null,
        key: stored?.key ?? "default",
      };
    },
    push: (to) => history.pushState(kept(to), "", addressOf(to)),
    replace: (to) => history.replaceState(kept(to), "", addressOf(to)),
    go: (by) => history.go(by),
    listen(listener) {
      addEventListener("popstate", listener);
      return () => removeEventListener("popstate", listener);
    },
  };
}

/** A history without a browser. It stands at the last of the addresses. */
export function createMemoryEntries(addresses: readonly string[]): Entries {
  let all = addresses.map((address) => locationAt(address, null));
  let index = all.length - 1;
  const listeners = new Set<() => void>();
  return {
    read: () => all[index] ?? locationAt("/", null),
    push(to) {
      index += 1;
      all = [...all.slice(0, index), to];
    },
    replace(to) {
      all = all.with(index, to);
    },
    go(by) {
      if (all[index + by] === undefined) return;
      index += by;
      for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
