/**
 * Works on all items, at most `concurrency` at a time; the results stand in the items' order. After
 * the first that fails no further item is begun.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = [...items.entries()].toReversed();
  const worker = async () => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
      const [index, item] = next;
      results[index] = await work(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, worker));
  } finally {
    rest.length = 0;
  }
  return results;
}
