/** Something in a file of the stock that its author can mend. */
export interface StockFault {
  /** The file's path within the stock. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}

/** Thrown when the stock can't be read; its message names every file and line. */
export class StockError extends Error {
  override readonly name = "StockError";
  readonly faults: readonly StockFault[];

  constructor(faults: readonly StockFault[]) {
    super(faults.map(describeFault).join("\n"));
    this.faults = faults;
  }
}

/** "themes/grief/parent.md:12: a line of 25 words" */
export function describeFault({ file, line, problem }: StockFault): string {
  return `${file}:${line}: ${problem}`;
}
