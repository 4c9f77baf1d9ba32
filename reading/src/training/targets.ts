/** The probability of each of so many labels, by its number, from the shares of some. */
export function targetsOf(
  length: number,
  shares: readonly (readonly [label: number, share: number])[],
): Float32Array {
  const targets = new Float32Array(length);
  for (const [label, share] of shares) targets[label] = (targets[label] ?? 0) + share;
  return targets;
}
