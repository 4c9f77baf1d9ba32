// The composition root: settings, stores, accounts, services, HTTP, worker; and the way down again.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "./config.ts";
import { folderOf } from "./generation/folder.ts";
import { createGeneration } from "./generation/generation.ts";
import { createStudioHost } from "./generation/create-studio-host.ts";
import { createProgress } from "./generation/progress.ts";
import { timeSteps } from "./generation/time-steps.ts";
import { createProviderPermits } from "./generation/provider-permits.ts";
import { createProduction } from "./generation/production.ts";
import { createStudioProcess } from "./generation/studio/studio-process.ts";
import type { Studio } from "./generation/studio/studio.ts";
import { createUsageSweep } from "./generation/usage-sweep.ts";
import { runWorker } from "./generation/worker.ts";
import type { createApplication } from "./http/application.ts";
import { startServer } from "./http/server.ts";
import { createInspirationRemoval } from "./inspirations/removal.ts";
import type { Log } from "./ports/log.ts";
import { createReportSweep } from "./reports/report-sweep.ts";
import { openAccounts } from "./stack/open-accounts.ts";
import { openMetrics } from "./stack/open-metrics.ts";
import { claimResources } from "./stack/claim-resources.ts";
import { openStores } from "./stack/stores.ts";
import { checkWebApp } from "./stack/web-app.ts";
import { repeatSweep } from "./sweeps/repeat-sweep.ts";
import { createApi, createWorkerApplication, type ProcessParts } from "./api.ts";

/** Seconds after which the studio without work gives its memory back. */
const studioIdleSeconds = 10;
/** Seconds for which it stays for somebody who writes: their page tells so once a minute. */
const studioWarmSeconds = 90;
/** Seconds without a sign of progress after which it is stuck. Its longest step between two takes some seconds. */
const studioSilenceSeconds = 120;
/** Inspirations made at the same time: one uses every core of a small machine. */
const concurrentInspirations = 1;
/** Of one person; for a larger number above. */
const concurrentOfOnePerson = 3;
/** Milliseconds between two sweeps for what a crash or a provider has left undone. */
const sweepPeriod = 5 * 60 * 1_000;
/** Milliseconds between two sweeps for what is kept for some days only: reports, what was used of daily limits. */
const lifetimeSweepPeriod = 60 * 60 * 1_000;

/** The product as it runs in this process, with the work that the settings give it. */
export interface Product {
  readonly address: string;
  /** Everything that it answers there. */
  readonly app: ReturnType<typeof createApplication>;
  stop(): Promise<void>;
}

/**
 * Opens all that the settings ask for; it answers and works once the promise resolves.
 *
 * @param environment that the settings were read from
 * @param openStudio another studio than the process, for tests that are not about what is made
 */
export async function startProduct(
  given: Config,
  environment: Readonly<Record<string, string | undefined>>,
  log: Log,
  openStudio: (...parts: Parameters<typeof createStudioProcess>) => Studio = createStudioProcess,
): Promise<Product> {
  if (given.stack.role !== "worker") await checkWebApp(given);
  const { local, port } = await claimResources(given);
  // Whatever follows from the port follows from the one that it has become.
  const config = given.port === 0 ? readConfig({ ...environment, PORT: String(port) }) : given;
  const { role } = config.stack;
  const { metrics, serve } = await openMetrics(config);
  const stores = await openStores(config, local);
  const accounts = await openAccounts({ config, stores, log }, local);
  const { queue, media, freeSpace } = stores;
  const { inspirations, generations, profiles, removals, usage, paces } = stores.documents;
  const permits = createProviderPermits({ usage, spendingPerDay: config.spendingPerDay, log });
  const removal = createInspirationRemoval({
    inspirations,
    removals,
    removeMedia: (id) => media.deleteAll(folderOf(id)),
    log,
  });
  const parts: ProcessParts = { config, stores, accounts, permits, removal, log, metrics };

  const progress = timeSteps(createProgress(inspirations, log), metrics);
  const studio = openStudio({
    program: new URL("studio-main.ts", import.meta.url),
    environment: {
      // Every thread of it would strip and compile its modules anew. Whoever starts the product may share a place.
      NODE_COMPILE_CACHE: join(config.dataDirectory ?? tmpdir(), "compiled"),
      ...environment,
    },
    idleSeconds: studioIdleSeconds,
    warmSeconds: studioWarmSeconds,
    silenceSeconds: studioSilenceSeconds,
    host: createStudioHost({ generations, media, progress, permits, log }),
    onEnd: () => permits.abandonAll(),
  });
  const produce = createProduction({
    inspirations,
    generations,
    profiles,
    media,
    studio,
    progress,
    paces,
    hasThirdParty: Object.values(config.thirdParties).some((host) => host !== null),
    log,
  });
  const generation = createGeneration({
    inspirations,
    generations,
    profiles,
    queue,
    media,
    produce,
    readHarm: (written, signal) => studio.readHarm(written, signal),
    freeSpace,
    log,
    metrics,
    providerSeconds: [config.writer, config.voice].reduce(
      (sum, part) => sum + ("seconds" in part ? part.seconds : 0),
      0,
    ),
  });
  const api =
    role === "worker" ? createWorkerApplication(parts) : await createApi(parts, generation, studio);
  watchStores(parts);
  const metricsServer = await serve();
  const server = await startServer(api.app, config.host, config.port);

  const stopping = new AbortController();
  const work =
    role === "api"
      ? []
      : [
          runWorker(
            { generation, queue, log },
            {
              concurrency: concurrentInspirations,
              perPerson: concurrentOfOnePerson,
              signal: stopping.signal,
            },
          ),
          ...[...accounts.sweeps, removal].map((sweep) =>
            repeatSweep(sweep, sweepPeriod, stopping.signal),
          ),
          ...[
            createReportSweep({ reports: stores.documents.reports, log }),
            createUsageSweep({ usage, log }),
          ].map((sweep) => repeatSweep(sweep, lifetimeSweepPeriod, stopping.signal)),
        ];

  return {
    address: server.address,
    app: api.app,
    async stop() {
      stopping.abort(new Error("The server stops."));
      await Promise.all([api.close(), server.stop(), metricsServer.stop(), ...work]);
      await studio.close();
      await accounts.close();
      await stores.close();
      local?.directory.release();
    },
  };
}

/** What all processes share is told by each. */
function watchStores({ config, stores, permits, metrics }: ProcessParts): void {
  metrics.watch(async () => {
    const { jobs, oldestSeconds } = await stores.queue.readBacklog();
    return { queueJobs: jobs, queueOldestSeconds: oldestSeconds };
  });
  metrics.watch(async () => {
    const freeBytes = await stores.freeSpace.readBytes();
    return freeBytes === null ? {} : { freeBytes };
  });
  metrics.watch(async () => ({
    spentTodayDollars: await permits.readSpentToday(),
    spendingPerDayDollars: config.spendingPerDay,
  }));
}
