/** A fake of the browser's storage, with the parts that are used. */
export function createFakeStorage(): Storage {
  const items = Object.create({
    get length() {
      return Object.keys(items).length;
    },
    clear() {
      for (const key of Object.keys(items)) Reflect.deleteProperty(items, key);
    },
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    key: (place: number) => Object.keys(items)[place] ?? null,
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
    setItem: (key: string, value: string) => void (items[key] = value),
  }) as Storage; // stored items are own properties, as in a browser
  return items;
}

/** A fake of the browser's Cache Storage, with the parts that are used. */
export interface FakeCaches extends CacheStorage {
  /** All stored paths, each after the name of its cache. */
  paths(): string[];
  /** From now on every `put` fails. */
  fillUp(): void;
}

const pathOf = (key: string) => new URL(key, "https://hearten.test").pathname;

export function createFakeCaches(): FakeCaches {
  const all = new Map<string, Map<string, Response>>();
  let isFull = false;

  function cacheOf(entries: Map<string, Response>): Cache {
    const used = {
      match: async (key: string) => entries.get(pathOf(key))?.clone(),
      put: async (key: string, answer: Response) => {
        if (isFull) throw new DOMException("There is no room", "QuotaExceededError");
        entries.set(pathOf(key), answer);
      },
      delete: async (key: string) => entries.delete(pathOf(key)),
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://hearten.test${path}` })),
    };
    return used as unknown as Cache; // as far as it is used
  }

  const used = {
    paths: () =>
      [...all].flatMap(([name, entries]) => [...entries.keys()].map((path) => name + path)),
    fillUp: () => (isFull = true),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
  };
  return used as unknown as FakeCaches; // as far as it is used
}
