import { flushCompileCache } from "node:module";

/** A task as a thread gets it. */
export interface SentTask {
  /** The module's address. */
  readonly module: string;
  readonly name: string;
  readonly argument: unknown;
}

type Functions = Readonly<Record<string, (argument: unknown) => unknown>>;

/** Runs a task in this thread. It keeps what a module holds for the next task. */
export async function runTask({ module, name, argument }: SentTask): Promise<unknown> {
  const functions = (await import(module)) as Functions;
  // A thread is ended without notice: what it has stripped of types and compiled is kept for the next process now.
  flushCompileCache();
  const run = functions[name];
  if (run === undefined) throw new Error(`${module} exports no function ${name}`);
  return run(argument);
}
