import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** A program of this machine that has run to its end. */
export interface ProgramEnd {
  /** Null when a signal has ended it. */
  readonly exitCode: number | null;
  /** What it has written to its standard output. */
  readonly output: string;
}

export type RunProgram = (
  program: string,
  programArguments: readonly string[],
  /** What it reads on its standard input. */
  input: string,
  signal: AbortSignal,
) => Promise<ProgramEnd>;

/**
 * Runs a program without a shell. Rejects when it can't be started (`ENOENT` when there is none), and with the signal's
 * reason once it aborts, when the program is ended.
 */
export const runProgram: RunProgram = async (program, programArguments, input, signal) => {
  signal.throwIfAborted();
  const child = spawn(program, programArguments, {
    stdio: ["pipe", "pipe", "ignore"],
    signal,
    windowsHide: true,
  });
  // A program that doesn't read to the end closes its side; its exit code says more.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  try {
    const [output, [exitCode]] = await Promise.all([
      text(child.stdout),
      once(child, "close") as Promise<[number | null]>,
    ]);
    return { exitCode, output };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
};
