/**
 * The place of a number among others that ascend, by halves (binary search): to build an index takes longer than all look-ups
 * of a text.
 *
 * @returns null where it isn't among them
 */
export function findPlace(ascending: Int32Array | Float64Array, number: number): number | null {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === number ? low : null;
}
