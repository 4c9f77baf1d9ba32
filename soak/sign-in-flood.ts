// Many sign-ins at the same moment, from a thread of their own: what sending them takes of the processor is then not in
// the waits of those who only listen.
import { Worker } from "node:worker_threads";

/** What the thread is asked for. */
export interface SignInFlood {
  readonly address: string;
  readonly count: number;
}

/** Tries to sign in with accounts that there are not, all at once. Resolves to the statuses of the answers. */
export function floodSignIns(flood: SignInFlood): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("sign-in-flood-main.ts", import.meta.url), {
      workerData: flood,
    });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}
