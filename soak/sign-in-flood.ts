// Many sign-ins at the same moment, from a process of their own: what sending them takes of the processor is then not in
// the waits of those who only listen.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/**
 * Tries to sign in with so many accounts that there are not, all at once, and resolves to the statuses of the answers.
 *
 * @throws when the process that sends them fails
 */
export async function floodSignIns(address: string, count: number): Promise<readonly number[]> {
  const main = fileURLToPath(new URL("sign-in-flood-main.ts", import.meta.url));
  const flood = spawn(process.execPath, [main, address, String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [statuses, [code]] = await Promise.all([text(flood.stdout), once(flood, "close")]);
  if (code !== 0) throw new Error(`The flood of sign-ins ended with ${code}.`);
  return JSON.parse(statuses) as number[];
}
