/** Rounds weights to whole numbers from -127 to 127, each row of them with a scale of its own. */
export function quantise(
  weights: Float32Array,
  rows: number,
  columns: number,
): { readonly weights: Int8Array; readonly scales: Float32Array } {
  const scales = new Float32Array(rows);
  const whole = new Int8Array(weights.length);
  for (let row = 0; row < rows; row += 1) {
    const own = weights.subarray(row * columns, (row + 1) * columns);
    const largest = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    if (largest === 0) continue;
    scales[row] = largest / 127;
    for (let column = 0; column < columns; column += 1)
      whole[row * columns + column] = Math.round((own[column]! / largest) * 127);
  }
  return { weights: whole, scales };
}
