/**
 * How something that is here stands at the target.
 *
 * - `newer`: somebody has changed or used it there since it was moved; it stays as it is there.
 * - `taken`: somebody else has there what only one can have.
 */
export type Standing = "same" | "absent" | "different" | "newer" | "taken";

export interface Examined<Item, Seen> {
  readonly item: Item;
  readonly standing: Standing;
  /** What stands at the target. */
  readonly seen: Seen;
}

/** One kind of what is moved. */
interface PartSettings<Item, Seen> {
  /** In the plural. */
  readonly name: string;
  /** Items examined and written together, which bounds the memory. */
  readonly atOnce: number;
  items(): Iterable<Item> | AsyncIterable<Item>;
  nameOf(item: Item): string;
  examine(items: readonly Item[]): Promise<readonly Examined<Item, Seen>[]>;
  /**
   * Writes what is absent or different. If it can't write an item, it tells so; comparing finds that item again.
   * Rejects when the target has changed since it was examined.
   */
  write(examined: readonly Examined<Item, Seen>[], tell: Tell): Promise<void>;
  /** Names what is at the target and not here. */
  strangers(): AsyncIterable<string>;
}

/** Is given each line of the report. */
export type Tell = (line: string) => void;

export interface Tally {
  readonly here: number;
  readonly written: number;
  /** Of those here, how many are not the same at the target. */
  readonly differing: number;
  /** How many are only at the target. */
  readonly strangers: number;
}

export interface Part {
  readonly name: string;
  /** Writes what is absent or different at the target. Rejects with the signal's reason when it aborts. */
  bring(tell: Tell, signal: AbortSignal): Promise<Tally>;
  /** Tells every difference and writes nothing. */
  compare(tell: Tell, signal: AbortSignal): Promise<Tally>;
}

const told: Record<Exclude<Standing, "same">, string> = {
  absent: "is missing at the target",
  different: "is different at the target",
  newer: "has been used or changed at the target, and stays as it is there",
  taken: "can't go over: another account there has its e-mail address or its provider's sign-in",
};

export function createPart<Item, Seen>(settings: PartSettings<Item, Seen>): Part {
  async function* examined(signal: AbortSignal) {
    for await (const page of pages(settings.items(), settings.atOnce)) {
      signal.throwIfAborted();
      yield await settings.examine(page);
    }
  }

  return {
    name: settings.name,
    async bring(tell, signal) {
      let here = 0;
      let written = 0;
      for await (const page of examined(signal)) {
        const wanting = page.filter(
          ({ standing }) => standing === "absent" || standing === "different",
        );
        here += page.length;
        written += wanting.length;
        if (wanting.length > 0) await settings.write(wanting, tell);
      }
      return { here, written, differing: 0, strangers: 0 };
    },
    async compare(tell, signal) {
      let here = 0;
      let differing = 0;
      for await (const page of examined(signal)) {
        here += page.length;
        for (const { item, standing } of page) {
          if (standing === "same") continue;
          differing += 1;
          tell(`${settings.nameOf(item)} ${told[standing]}.`);
        }
      }
      let found = 0;
      for await (const stranger of settings.strangers()) {
        signal.throwIfAborted();
        found += 1;
        tell(`${stranger} is only at the target.`);
      }
      return { here, written: 0, differing, strangers: found };
    },
  };
}

async function* pages<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  size: number,
): AsyncGenerator<readonly Item[]> {
  let page: Item[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
