/** A percentile: the value that this share of all values, 0 to 1, does not exceed. NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}

const show = (value: string | number) => {
  if (typeof value === "string" || Number.isInteger(value)) return String(value);
  if (Number.isNaN(value)) return "not measured";
  return value.toPrecision(3);
};

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;

/** Prints rows of figures as a Markdown table with a heading. */
export function printTable(
  heading: string,
  rows: readonly Record<string, string | number>[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  process.stdout.write(
    `\n${heading}\n\n` +
      line(columns) +
      line(columns.map(() => "---")) +
      rows.map((row) => line(columns.map((column) => show(row[column] ?? "")))).join(""),
  );
}
