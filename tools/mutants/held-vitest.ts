import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Copy } from "./copy.ts";
import type { Answer, Question, Settings } from "./messages.ts";

/** A Vitest in a process of its own, which can be ended whatever a mutant does in it. */
export interface HeldVitest {
  /** Resolves with null when there is no answer in so many milliseconds. */
  ask(question: Question, patience: number): Promise<Answer | null>;
  end(): void;
}

/** Starts Vitest with the first question, and anew after each one that it did not answer. */
export function holdVitest(copy: Copy, settings: Omit<Settings, "root">): HeldVitest {
  let held: ChildProcess | null = null;
  const end = () => {
    // With its workers, which may be busy for ever, also after it has ended.
    if (held?.pid !== undefined) endGroup(held.pid);
    held = null;
  };
  // Before the copy is removed, in which it works.
  process.prependOnceListener("exit", end);
  return {
    async ask(question, patience) {
      held ??= await start(copy, { ...settings, root: copy.root });
      const stop = new AbortController();
      const { signal } = stop;
      const answered = once(held, "message", { signal }).then(([answer]) => answer as Answer);
      const ended = once(held, "exit", { signal }).then(() => crashed);
      held.send(question);
      const answer = await Promise.race([answered, ended, wait(patience, null, { signal })]);
      stop.abort();
      // A test that timed out may go on in its worker.
      if (answer === null || answer === crashed || answer.timedOut) end();
      return answer;
    },
    end() {
      process.off("exit", end);
      end();
    },
  };
}

const crashed: Answer = { failure: "Vitest itself has ended.", timedOut: false, files: [] };

/** Ends a process and all that it has started; nothing happens when none is left. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function start(copy: Copy, settings: Settings): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "vitest-main.ts"), [JSON.stringify(settings)], {
    cwd: copy.root,
    // Node.js would warn of what mutants leave open.
    env: { ...process.env, TMPDIR: copy.temporary, NODE_NO_WARNINGS: "1" },
    // A process group of its own, to end it with its workers.
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error("Vitest did not start.");
  });
  ended.catch(() => undefined);
  await Promise.race([once(child, "message"), ended]);
  return child;
}
