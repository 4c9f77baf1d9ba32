// A load test of the hosted stack. A worker is killed during a job, and then the test proves that every inspiration was
// made exactly once.
import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../e2e/product.ts";
import type { AccountCalls, ProductStorage } from "../e2e/stack-interface.ts";
import type { Timestamps } from "./latencies.ts";
import type { Cluster } from "./cluster.ts";
import { type HostedInspector, inspectHosted } from "./hosted-inspector.ts";
import { type Listener, listen } from "./listener.ts";
import { type Member, registerMember } from "../e2e/member.ts";

/** Inspirations that each person asks for. */
const perPerson = 4;
const workerCount = 3;
/** People who register at the same time. */
const concurrency = 5;
/** Milliseconds between two polls. */
const pollInterval = 200;
/** The media objects of each inspiration. */
const objects = ["artwork.jpg", "audio.mp3", "cover.webp", "thumbnail.webp"];
const description = "Big presentation tomorrow and I can't stop going over it.";

export interface LoadTestResult {
  readonly people: number;
  readonly timestamps: Timestamps;
  /** Seconds from the kill of a worker until another one had its job. */
  readonly failoverSeconds: number;
  /** Faults, a sentence each. */
  readonly faults: readonly string[];
}

/** Resolves when everything is made. Rejects when a listener was not notified of an inspiration. */
export async function runLoadTest(
  cluster: Cluster,
  storage: ProductStorage,
  accounts: AccountCalls,
  count: number,
): Promise<LoadTestResult> {
  const inspector = inspectHosted(storage);
  const [one, other, ...workers] = await Promise.all(
    (["api", "api", ...Array.from({ length: workerCount }, () => "worker" as const)] as const).map(
      (role) => cluster.start(role),
    ),
  );
  if (one === undefined || other === undefined) throw new Error("There are no APIs.");
  const people = await registerPeople(Math.ceil(count / perPerson), [one, other], accounts);
  const listeners = people.map(({ listener }) => listener);

  const requested = new Map<string, number>();
  const accepted = new Map<string, number>();
  const request = async (member: Member, place: number) => {
    const wanted = Math.min(perPerson, count - place * perPerson);
    for (let round = 0; round < wanted; round += 1) {
      const begin = Date.now();
      const id = await member.ask(1, description);
      requested.set(id, begin);
      accepted.set(id, Date.now());
    }
  };
  const requesting = Promise.all(people.map(({ member }, place) => request(member, place)));
  const failingOver = untilNotified(listeners, Math.ceil(count / 4)).then(() =>
    killDuringJob(cluster, workers, inspector),
  );
  const [failover] = await Promise.all([failingOver, requesting, untilNotified(listeners, count)]);
  // A worker removes a job once its inspiration is completed.
  while ((await inspector.countJobs()) > 0) await pause(pollInterval);

  const completed = await inspector.listCompleted();
  const notified = new Map(listeners.flatMap((listener) => [...listener.completed]));
  const timestamps = { requested, accepted, completed, notified };
  const faults = [
    ...listeners.flatMap((listener) => listener.faults),
    ...findMissing(timestamps),
    ...findWrongMedia(await storage.listMedia(), requested),
    ...findWrongAttempts(cluster, requested, failover),
  ];
  const dead = await inspector.countDeadMessages();
  if (dead > 0) faults.push(`${dead} messages are dead.`);
  for (const listener of listeners) listener.close();
  return { people: people.length, timestamps, failoverSeconds: failover.seconds, faults };
}

interface Person {
  readonly member: Member;
  readonly listener: Listener;
}

/** Registers people. Each sends requests to one of the two APIs and listens at the other. */
async function registerPeople(
  count: number,
  apis: readonly [Product, Product],
  accounts: AccountCalls,
): Promise<Person[]> {
  const people: Person[] = [];
  const waiting = Array.from({ length: count }, (_, place) =>
    place % 2 === 0 ? apis : apis.toReversed(),
  );
  const enter = async () => {
    for (let pair = waiting.shift(); pair !== undefined; pair = waiting.shift()) {
      const [own, opposite] = pair;
      if (own === undefined || opposite === undefined) continue;
      const member = await registerMember(own.address, { accounts });
      people.push({ member, listener: await listen(opposite.address, member.token) });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, enter));
  return people;
}

/** Resolves when the listeners have got this number of completed inspirations. */
async function untilNotified(listeners: readonly Listener[], count: number): Promise<void> {
  for (;;) {
    const faults = listeners.flatMap((listener) => listener.faults);
    if (faults.length > 0) throw new Error(faults.join(" "));
    if (listeners.reduce((sum, { completed }) => sum + completed.size, 0) >= count) return;
    await pause(pollInterval);
  }
}

interface Failover {
  /** Seconds from the kill of the worker until another one had its job. */
  readonly seconds: number;
  /** Ids of inspirations whose worker may have died after the last write and before its log entry. */
  readonly unlogged: ReadonlySet<string>;
}

/**
 * Kills a worker, starts another one, and waits until the job of the killed one is taken again. If it had no job, or
 * one that was almost done, it kills the next one.
 */
async function killDuringJob(
  cluster: Cluster,
  workers: readonly Product[],
  inspector: HostedInspector,
): Promise<Failover> {
  const unlogged = new Set<string>();
  for (const worker of workers) {
    await cluster.kill(worker);
    const killedAt = performance.now();
    const jobs = await inspector.listHeldJobs();
    const completed = await inspector.listCompleted();
    for (const { id } of jobs) if (completed.has(id)) unlogged.add(id);
    let held = jobs.filter(({ id }) => !completed.has(id));
    const replacement = cluster.start("worker");
    while (held.length > 0) {
      const now = await Promise.all(
        held.map(async (job) => ({ ...job, taken: await inspector.readAttempt(job.id) })),
      );
      if (now.some(({ attempt, taken }) => taken !== null && taken > attempt)) {
        await replacement;
        return { seconds: (performance.now() - killedAt) / 1_000, unlogged };
      }
      // The other jobs belong to running workers and are done.
      held = now.filter(({ taken }) => taken !== null);
      await pause(pollInterval);
    }
    await replacement;
  }
  throw new Error("No worker could be killed in mid-job; ask for more inspirations.");
}

function findMissing({ requested, completed, notified }: Timestamps): string[] {
  const wrong = (what: string, times: ReadonlyMap<string, number>) =>
    [...requested.keys()].filter((id) => !times.has(id)).map((id) => `${id} ${what}.`);
  return [...wrong("is not completed", completed), ...wrong("was not told of", notified)];
}

/** Checks that there is one complete folder of media for each inspiration, and nothing else. */
function findWrongMedia(keys: readonly string[], requested: ReadonlyMap<string, number>): string[] {
  const folders = Map.groupBy(keys, (key) => key.slice(0, key.lastIndexOf("/")));
  const byId = Map.groupBy(folders, ([folder]) => folder.split("/")[1] ?? "");
  const isWhole = (id: string) => {
    const [folder, ...others] = byId.get(id) ?? [];
    const names = (folder?.[1] ?? []).map((key) => key.slice(key.lastIndexOf("/") + 1));
    return others.length === 0 && names.toSorted().join() === objects.join();
  };
  return [
    ...[...requested.keys()]
      .filter((id) => !isWhole(id))
      .map((id) => `The media of ${id} are wrong.`),
    ...[...byId.keys()].filter((id) => !requested.has(id)).map((id) => `Nobody asked for ${id}.`),
  ];
}

/** Checks that each was made by its first attempt, except the one whose worker was killed. */
function findWrongAttempts(
  cluster: Cluster,
  requested: ReadonlyMap<string, number>,
  { unlogged }: Failover,
): string[] {
  const made = Map.groupBy(cluster.readMade(), ({ id }) => id);
  const again = [...made.values()].flat().filter(({ attempt }) => attempt > 1);
  const times = (id: string) => made.get(id)?.length ?? 0;
  return [
    ...[...requested.keys()]
      .filter((id) => times(id) !== 1 && !(times(id) === 0 && unlogged.has(id)))
      .map((id) => `${id} was made ${times(id)} times.`),
    ...(again.length === 1 && again[0]?.attempt === 2
      ? []
      : [`Made by a later attempt: ${JSON.stringify(again)}.`]),
  ];
}
