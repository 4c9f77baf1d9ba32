// A load test of the hosted stack. A worker is killed during a job, and then the test proves that every inspiration was
// made exactly once.
import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../e2e/product.ts";
import type { AccountCalls, ProductStorage } from "../e2e/stack-interface.ts";
import type { Course } from "./course.ts";
import type { Fleet } from "./fleet.ts";
import { type HostedRoom, lookInto } from "./hosted-room.ts";
import { type Listener, listen } from "./listener.ts";
import { type Member, registerMember } from "../e2e/member.ts";

/** Inspirations that each person asks for. */
const each = 4;
const workers = 3;
/** People who register at the same time. */
const doors = 5;
/** Milliseconds between two polls. */
const lookEvery = 200;
/** The media objects of each inspiration. */
const objects = ["artwork.jpg", "audio.mp3", "cover.webp", "thumbnail.webp"];
const description = "Big presentation tomorrow and I can't stop going over it.";

export interface CrowdRun {
  readonly people: number;
  readonly course: Course;
  /** Seconds from the kill of a worker until another one had its job (failover). */
  readonly takenOverAfter: number;
  /** Faults, a sentence each. */
  readonly faults: readonly string[];
}

/** Resolves when everything is made. Rejects when somebody was not told of it, or never will be. */
export async function runCrowd(
  fleet: Fleet,
  storage: ProductStorage,
  accounts: AccountCalls,
  count: number,
): Promise<CrowdRun> {
  const room = lookInto(storage);
  const [one, other, ...crew] = await Promise.all(
    (["api", "api", ...Array.from({ length: workers }, () => "worker" as const)] as const).map(
      (role) => fleet.start(role),
    ),
  );
  if (one === undefined || other === undefined) throw new Error("There are no APIs.");
  const crowd = await gather(Math.ceil(count / each), [one, other], accounts);
  const listeners = crowd.map(({ listener }) => listener);

  const asked = new Map<string, number>();
  const promised = new Map<string, number>();
  const askFor = async (member: Member, place: number) => {
    const wanted = Math.min(each, count - place * each);
    for (let round = 0; round < wanted; round += 1) {
      const begin = Date.now();
      const id = await member.ask(1, description);
      asked.set(id, begin);
      promised.set(id, Date.now());
    }
  };
  const asking = Promise.all(crowd.map(({ member }, place) => askFor(member, place)));
  const killing = untilHeard(listeners, Math.ceil(count / 4)).then(() =>
    killInMidJob(fleet, crew, room),
  );
  const [death] = await Promise.all([killing, asking, untilHeard(listeners, count)]);
  // A worker removes a job once its inspiration is completed.
  while ((await room.countJobs()) > 0) await pause(lookEvery);

  const completed = await room.listCompleted();
  const heard = new Map(listeners.flatMap((listener) => [...listener.completed]));
  const course = { asked, promised, completed, heard };
  const faults = [
    ...listeners.flatMap((listener) => listener.faults),
    ...findUnmade(course),
    ...findWrongMedia(await storage.listMedia(), asked),
    ...findWrongAttempts(fleet, asked, death),
  ];
  const dead = await room.countDeadMessages();
  if (dead > 0) faults.push(`${dead} messages are dead.`);
  for (const listener of listeners) listener.close();
  return { people: crowd.length, course, takenOverAfter: death.takenOverAfter, faults };
}

interface Person {
  readonly member: Member;
  readonly listener: Listener;
}

/** Registers people. Each sends requests to one of the two APIs and listens at the other. */
async function gather(
  people: number,
  apis: readonly [Product, Product],
  accounts: AccountCalls,
): Promise<Person[]> {
  const crowd: Person[] = [];
  const waiting = Array.from({ length: people }, (_, place) =>
    place % 2 === 0 ? apis : apis.toReversed(),
  );
  const enter = async () => {
    for (let pair = waiting.shift(); pair !== undefined; pair = waiting.shift()) {
      const [own, opposite] = pair;
      if (own === undefined || opposite === undefined) continue;
      const member = await registerMember(own.address, { accounts });
      crowd.push({ member, listener: await listen(opposite.address, member.token) });
    }
  };
  await Promise.all(Array.from({ length: doors }, enter));
  return crowd;
}

/** Resolves when the listeners have got this number of completed inspirations. */
async function untilHeard(listeners: readonly Listener[], count: number): Promise<void> {
  for (;;) {
    const faults = listeners.flatMap((listener) => listener.faults);
    if (faults.length > 0) throw new Error(faults.join(" "));
    if (listeners.reduce((sum, { completed }) => sum + completed.size, 0) >= count) return;
    await pause(lookEvery);
  }
}

interface Death {
  /** Seconds from the kill of the worker until another one had its job. */
  readonly takenOverAfter: number;
  /** Those whose worker may have died after the last write and before its log entry. */
  readonly untold: ReadonlySet<string>;
}

/**
 * Kills a worker, starts another one, and waits until the job of the killed one is taken again. If it had no job, or
 * one that was almost done, it kills the next one.
 */
async function killInMidJob(
  fleet: Fleet,
  crew: readonly Product[],
  room: HostedRoom,
): Promise<Death> {
  const untold = new Set<string>();
  for (const worker of crew) {
    await fleet.kill(worker);
    const death = performance.now();
    const jobs = await room.listHeldJobs();
    const completed = await room.listCompleted();
    for (const { id } of jobs) if (completed.has(id)) untold.add(id);
    let held = jobs.filter(({ id }) => !completed.has(id));
    const replacement = fleet.start("worker");
    while (held.length > 0) {
      const now = await Promise.all(
        held.map(async (job) => ({ ...job, taken: await room.readAttempt(job.id) })),
      );
      if (now.some(({ attempt, taken }) => taken !== null && taken > attempt)) {
        await replacement;
        return { takenOverAfter: (performance.now() - death) / 1_000, untold };
      }
      // The others were with workers who live, and are done.
      held = now.filter(({ taken }) => taken !== null);
      await pause(lookEvery);
    }
    await replacement;
  }
  throw new Error("No worker could be killed in mid-job; ask for more inspirations.");
}

function findUnmade({ asked, completed, heard }: Course): string[] {
  const wrong = (what: string, times: ReadonlyMap<string, number>) =>
    [...asked.keys()].filter((id) => !times.has(id)).map((id) => `${id} ${what}.`);
  return [...wrong("is not completed", completed), ...wrong("was not told of", heard)];
}

/** Checks that there is one complete folder of media for each inspiration, and nothing else. */
function findWrongMedia(keys: readonly string[], asked: ReadonlyMap<string, number>): string[] {
  const folders = Map.groupBy(keys, (key) => key.slice(0, key.lastIndexOf("/")));
  const byId = Map.groupBy(folders, ([folder]) => folder.split("/")[1] ?? "");
  const isWhole = (id: string) => {
    const [folder, ...others] = byId.get(id) ?? [];
    const names = (folder?.[1] ?? []).map((key) => key.slice(key.lastIndexOf("/") + 1));
    return others.length === 0 && names.toSorted().join() === objects.join();
  };
  return [
    ...[...asked.keys()].filter((id) => !isWhole(id)).map((id) => `The media of ${id} are wrong.`),
    ...[...byId.keys()].filter((id) => !asked.has(id)).map((id) => `Nobody asked for ${id}.`),
  ];
}

/** Checks that each was made by its first attempt, except the one whose worker was killed. */
function findWrongAttempts(
  fleet: Fleet,
  asked: ReadonlyMap<string, number>,
  { untold }: Death,
): string[] {
  const made = Map.groupBy(fleet.readMade(), ({ id }) => id);
  const again = [...made.values()].flat().filter(({ attempt }) => attempt > 1);
  const times = (id: string) => made.get(id)?.length ?? 0;
  return [
    ...[...asked.keys()]
      .filter((id) => times(id) !== 1 && !(times(id) === 0 && untold.has(id)))
      .map((id) => `${id} was made ${times(id)} times.`),
    ...(again.length === 1 && again[0]?.attempt === 2
      ? []
      : [`Made by a later attempt: ${JSON.stringify(again)}.`]),
  ];
}
