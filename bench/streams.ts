// The memory that open live streams take in an API process of the hosted stack, on emulators, beside the embedded stack.
//
// Parameter: the number of streams. The default is 1,000, the most that Cloud Run gives a process.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { removeData, startProduct } from "../e2e/product.ts";
import type { AccountCalls, ProductStorage } from "../e2e/stack-interface.ts";
import { createEmbeddedStack, openDataDirectory } from "../e2e/stack-embedded.ts";
import { createHostedStack } from "../e2e/stack-hosted.ts";
import { startEmulators } from "../tools/emulators.mjs";
import { type Listener, listen } from "./listener.ts";
import { registerMember } from "../e2e/member.ts";
import { cpuSeconds, residentMegabytes } from "./process-usage.ts";
import { printTable } from "./table.ts";

const count = Number(process.argv[2] ?? 1_000);
/** The most streams that one person may have open. */
const perPerson = 5;
/** Milliseconds after which the memory of a process is stable. */
const settleTime = 20_000;

async function measure(
  stack: string,
  storage: ProductStorage,
  accounts: AccountCalls,
  role: string,
) {
  const product = await startProduct({ storage, environment: { ROLE: role } });
  const listeners: Listener[] = [];
  try {
    const members = [];
    for (let place = 0; place < count / perPerson; place += 1)
      members.push(await registerMember(product.address, { accounts }));
    await pause(settleTime);
    const before = residentMegabytes(product.pid);
    const cpu = cpuSeconds(product.pid);
    for (const { token } of members)
      listeners.push(
        ...(await Promise.all(
          Array.from({ length: perPerson }, () => listen(product.address, token)),
        )),
      );
    const opening = cpuSeconds(product.pid) - cpu;
    await pause(settleTime);
    const lost = listeners.flatMap(({ faults }) => faults).length;
    const after = residentMegabytes(product.pid);
    return {
      stack,
      streams: listeners.length,
      lost,
      "MB before": before,
      "MB with them": after,
      "kB a stream": ((after - before) * 1_000) / listeners.length,
      "CPU ms to open one": (opening * 1_000) / listeners.length,
    };
  } finally {
    for (const listener of listeners) listener.close();
    await product.end("SIGTERM");
    await removeData(product);
  }
}

async function measureHosted() {
  const emulators = await startEmulators({ slots: 1 });
  try {
    for (const emulator of emulators.missing)
      process.stderr.write(`SKIPPED: the streams of the hosted stack; they need ${emulator}.\n`);
    if (emulators.missing.length > 0) return [];
    // As `npm run test:hosted` tells them to the journeys.
    Object.assign(process.env, emulators.environment);
    const stack = createHostedStack();
    return [await measure("hosted", await stack.createStorage(), stack.accounts, "api")];
  } finally {
    await emulators.stop();
  }
}

const embedded = openDataDirectory(await mkdtemp(join(tmpdir(), "hearten-")));
const rows = [
  ...(await measureHosted()),
  await measure("embedded (reference)", embedded, createEmbeddedStack().accounts, "all"),
];
printTable("Live streams of one process, nothing happening", rows);
process.exit(rows.some(({ lost }) => lost > 0) ? 1 : 0);
