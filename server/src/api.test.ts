import { beforeEach, expect, it } from "vitest";
import { createMemoryDocuments } from "./adapters/documents/memory.ts";
import { spaceOfServices } from "./adapters/free-space/services.ts";
import { createMemoryIdentity } from "./adapters/identity/memory.ts";
import { createMemoryMedia } from "./adapters/media/memory.ts";
import { createMemoryMetrics } from "./adapters/metrics/memory.ts";
import { createMemoryQueue } from "./adapters/queue/memory.ts";
import { createWorkerApplication, type ProcessParts } from "./api.ts";
import { readConfig } from "./config.ts";
import { createProviderPermits, type ProviderPermits } from "./generation/provider-permits.ts";
import type { Log } from "./ports/log.ts";

const silent = () => undefined;
const log: Log = { debug: silent, info: silent, warn: silent, error: silent };
const config = readConfig({});

let documents: ReturnType<typeof createMemoryDocuments>;
let now: number;
beforeEach(() => {
  documents = createMemoryDocuments();
  now = Date.parse("2026-11-23T12:00:00Z");
});

/** A process of this role beside others; it answers about its health as every process does. */
function open(role: "all" | "api" | "worker") {
  const usage = documents.usage;
  const permits = createProviderPermits({ usage, spendingPerDay: 1, log, now: () => now });
  const parts = {
    config: { ...config, stack: { ...config.stack, role } },
    stores: {
      documents,
      queue: createMemoryQueue(),
      media: createMemoryMedia(),
      freeSpace: spaceOfServices,
    },
    accounts: { identity: createMemoryIdentity() },
    permits,
    log,
    metrics: createMemoryMetrics(),
  };
  // Nothing else of them is asked for.
  const { app } = createWorkerApplication(parts as unknown as ProcessParts);
  const readHealth = async () => {
    const answer = await app.request("/api/health", {}, {});
    return { status: answer.status, body: await answer.json() };
  };
  return { permits, readHealth };
}

async function callThrice(permits: ProviderPermits): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    const { granted } = await permits.permitCall("voice", 0);
    await permits.settleCall(granted ?? 0, { dollars: 0, fault: "unreachable" });
  }
}

it("health of the API names the providers that the workers leave alone, of others only their own", async () => {
  const [api, worker, idle, all] = [open("api"), open("worker"), open("worker"), open("all")];
  expect(await api.readHealth()).toEqual({ status: 200, body: { status: "ok" } });
  await callThrice(worker.permits);
  const degraded = { status: 200, body: { status: "ok", degraded: ["voice"] } };
  const readLater = () => {
    // An answer may be two seconds old.
    now += 2_000;
    return api.readHealth();
  };
  await expect.poll(readLater).toEqual(degraded);
  expect(await worker.readHealth()).toEqual(degraded);
  for (const other of [idle, all])
    expect(await other.readHealth()).toEqual({ status: 200, body: { status: "ok" } });
});
