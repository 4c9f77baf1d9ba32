// Somebody who plays an inspiration and looks at the list, and how long each answer takes.
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../bench/table.ts";
import type { Person } from "./person.ts";

/** That people have open together. */
const connections = 100;

export interface Load {
  readonly milliseconds: readonly number[];
  readonly faults: readonly string[];
  readonly p99: number;
}

/**
 * Asks in turns for the list, one inspiration and a part of its audio, at a fixed rate: a slow answer delays no other
 * request, so that what it holds up is seen.
 *
 * @param rate requests a second
 * @param signal ends it
 */
export async function loadProduct(
  address: string,
  people: readonly { readonly person: Person; readonly id: string; readonly audioUrl: string }[],
  rate: number,
  signal: AbortSignal,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const readAll = (url: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const request = get(url, { agent, headers }, (answer) => {
        answer.on("end", () => resolve(answer.statusCode ?? 0));
        answer.on("error", reject);
        answer.resume();
      });
      request.on("error", reject);
    });
  const milliseconds: number[] = [];
  const faults: string[] = [];
  const asking: Promise<void>[] = [];
  const started = performance.now();
  for (let count = 0; !signal.aborted; count += 1) {
    const due = started + (count * 1_000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const one = people[count % people.length];
    if (one === undefined) throw new Error("Nobody asks.");
    const paths = ["/api/inspirations", `/api/inspirations/${one.id}`, one.audioUrl];
    const path = paths[Math.floor(count / people.length) % paths.length] ?? "";
    const ask = async () => {
      const status = await readAll(address + path, {
        ...one.person.headers,
        range: "bytes=0-65535",
      });
      milliseconds.push(performance.now() - due);
      if (status >= 400) faults.push(`${path} was answered with ${status}`);
    };
    asking.push(ask().catch((error: unknown) => void faults.push(String(error))));
  }
  await Promise.all(asking);
  agent.destroy();
  return { milliseconds, faults, p99: percentile(milliseconds, 0.99) };
}
