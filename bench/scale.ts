// A load test of the hosted stack, on emulators: two API processes and three workers. People send requests to one API and
// listen at the other, and one worker is killed. Then the test proves that each inspiration was made exactly once and
// that nothing is left over. The reference is the embedded stack on the same machine, which makes twenty inspirations
// for one person, one after another.
//
// Parameter: the number of inspirations of one minute, 8 or more. The default is 200, by 50 people.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ProductStorage } from "../e2e/stack-interface.ts";
import { createEmbeddedStack, openDataDirectory } from "../e2e/stack-embedded.ts";
import { createHostedStack } from "../e2e/stack-hosted.ts";
import { startEmulators } from "../tools/emulators.mjs";
import { type Timestamps, toFigures } from "./latencies.ts";
import { runLoadTest } from "./load-test.ts";
import { countFirestore } from "./firestore-counter.ts";
import { createCluster, type Cluster } from "./cluster.ts";
import { listen } from "./listener.ts";
import { registerMember } from "../e2e/member.ts";
import { cpuSeconds } from "./process-usage.ts";
import { printTable } from "./table.ts";

const count = Number(process.argv[2] ?? 200);
const referenceCount = Math.min(count, 20);
const description = "Big presentation tomorrow and I can't stop going over it.";
/** Milliseconds after which the test gives up: many times what it needs on two idle cores. */
const timeout = 600_000 + count * 15_000;

/** Does the work and ends all processes after it. Fails when they do not end well. */
async function withCluster<T extends object>(
  storage: ProductStorage,
  cluster: Cluster,
  broken: Promise<never>,
  work: (cluster: Cluster) => Promise<T>,
): Promise<{ result: T; faults: readonly string[] }> {
  try {
    const result = await Promise.race([work(cluster), broken]);
    const atTheEnd = await cluster.end();
    return { result, faults: [...atTheEnd, ...cluster.readFaults()] };
  } catch (error) {
    await cluster.end();
    for (const fault of cluster.readFaults().slice(0, 20))
      process.stderr.write(`LOGGED: ${fault}\n`);
    throw error;
  } finally {
    await storage.remove();
  }
}

/** Measures the embedded stack with one person. */
async function runOneAfterAnother(cluster: Cluster): Promise<Timestamps> {
  const product = await cluster.start("all");
  const member = await registerMember(product.address, {
    accounts: createEmbeddedStack().accounts,
  });
  const listener = await listen(product.address, member.token);
  const requested = new Map<string, number>();
  const accepted = new Map<string, number>();
  for (let round = 0; round < referenceCount; round += 1) {
    const begin = Date.now();
    const id = await member.ask(1, description);
    requested.set(id, begin);
    accepted.set(id, Date.now());
    while (!listener.completed.has(id) && listener.faults.length === 0) await pause(5);
    if (listener.faults.length > 0) throw new Error(listener.faults.join(" "));
  }
  listener.close();
  const completed = new Map(cluster.readMade().map(({ id, time }) => [id, time]));
  return { requested, accepted, completed, notified: listener.completed };
}

/** Measures the hosted stack with many people, and counts what it reads and writes in Firestore. */
async function runHosted(emulatorsPid: number, broken: Promise<never>) {
  const stack = createHostedStack();
  const storage = await stack.createStorage();
  const emulator = storage.environment["FIRESTORE_EMULATOR_HOST"] ?? "";
  const calls = { API: await countFirestore(emulator), worker: await countFirestore(emulator) };
  const cluster = createCluster(storage, {
    api: { FIRESTORE_EMULATOR_HOST: calls.API.host },
    worker: { FIRESTORE_EMULATOR_HOST: calls.worker.host },
  });
  const before = cpuSeconds(emulatorsPid);
  const { result, faults } = await withCluster(storage, cluster, broken, () =>
    runLoadTest(cluster, storage, stack.accounts, count),
  );
  const emulators = { processes: 1, cpu: cpuSeconds(emulatorsPid) - before, peak: Number.NaN };
  return {
    ...result,
    faults: [...result.faults, ...faults],
    calls,
    usage: { API: cluster.readUsage("api"), worker: cluster.readUsage("worker"), emulators },
  };
}

async function runEmbedded(broken: Promise<never>) {
  const storage = openDataDirectory(await mkdtemp(join(tmpdir(), "hearten-")));
  const cluster = createCluster(storage);
  const { result, faults } = await withCluster(storage, cluster, broken, runOneAfterAnother);
  return { timestamps: result, faults, usage: cluster.readUsage("all") };
}

type Run = Awaited<ReturnType<typeof runHosted>>;
type Reference = Awaited<ReturnType<typeof runEmbedded>>;

function print(
  { people, timestamps, failoverSeconds, calls, usage }: Run,
  reference: Reference,
): void {
  const known = toFigures(reference.timestamps);
  printTable(
    `The hosted stack on emulators, ${people} people asking at once ` +
      "(reference: the embedded default, one inspiration after another)",
    Object.entries(toFigures(timestamps)).map(([figure, hosted]) => ({
      figure,
      hosted,
      reference: known[figure] ?? Number.NaN,
    })),
  );
  printTable("A worker killed in mid-job", [{ "s until another has its job": failoverSeconds }]);
  printTable(
    "Documents of Firestore an inspiration, with its share of what else people and processes ask",
    Object.entries(calls).map(([asker, counter]) => {
      const { reads, writes, deletes } = counter.read();
      return {
        asker,
        reads: reads / count,
        writes: writes / count,
        deletes: deletes / count,
      };
    }),
  );
  const used = { ...usage, "embedded default (reference)": reference.usage };
  printTable(
    "What the processes used",
    Object.entries(used).map(([name, { processes, cpu, peak }]) => ({
      processes: name,
      count: processes,
      "CPU s": cpu,
      "CPU s an inspiration": cpu / (name in usage ? count : referenceCount),
      "peak MB of one": peak,
    })),
  );
}

async function main(): Promise<number> {
  const emulators = await startEmulators({ slots: 1 });
  try {
    for (const emulator of emulators.missing)
      process.stderr.write(`SKIPPED: the benchmark of the hosted stack; it needs ${emulator}.\n`);
    if (emulators.missing.length > 0) return 0;
    // As `npm run test:hosted` tells them to the journeys.
    Object.assign(process.env, emulators.environment);
    const broken = Promise.race([
      emulators.failed,
      pause(timeout, `It was given up after ${timeout / 60_000} minutes.`),
    ]).then((sentence): never => {
      throw new Error(sentence);
    });
    process.stderr.write(
      `Making ${count} inspirations; 200 take some 10 minutes on two cores ...\n`,
    );
    const run = await runHosted(emulators.pid, broken);
    const reference = await runEmbedded(broken);
    print(run, reference);
    const faults = [...run.faults, ...reference.faults];
    for (const fault of faults) process.stderr.write(`WRONG: ${fault}\n`);
    if (faults.length > 0) return 1;
    process.stdout.write(
      `\nEach of the ${count} was made exactly once, every listener was told, nothing is left over.\n`,
    );
    return 0;
  } finally {
    await emulators.stop();
  }
}

process.exit(
  await main().catch((error: unknown) => {
    process.stderr.write(`WRONG: ${error instanceof Error ? error.stack : String(error)}\n`);
    return 1;
  }),
);
