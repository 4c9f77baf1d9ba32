// The composition root: settings, stores, accounts, services, HTTP, worker; and the way down again.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { healthEndpoints } from "@hearten/contract/health.ts";
import { offlineEndpoints } from "@hearten/contract/offline.ts";
import { runAccountSweeps } from "./account/account-sweeps.ts";
import { createRateLimit } from "./account/rate-limit.ts";
import { fliteVoiceList } from "./adapters/voice/flite-voice-list.ts";
import { type Config, readConfig } from "./config.ts";
import { createArchiveLinks } from "./export/archive-links.ts";
import { createExportRoutes, mountExport } from "./export/export-routes.ts";
import { folderOf } from "./generation/folder.ts";
import { createGenerationRoutes } from "./generation/generation-routes.ts";
import { createGeneration, type Generation } from "./generation/generation.ts";
import { createStudioHost } from "./generation/create-studio-host.ts";
import { createProgress } from "./generation/progress.ts";
import { timeSteps } from "./generation/time-steps.ts";
import { createProviderPermits, type ProviderPermits } from "./generation/provider-permits.ts";
import { createProduction } from "./generation/production.ts";
import { createStudioProcess } from "./generation/studio/studio-process.ts";
import type { Studio } from "./generation/studio/studio.ts";
import { runWorker } from "./generation/worker.ts";
import { createHealthRoutes } from "./health/health-routes.ts";
import { createApplication } from "./http/application.ts";
import { mountNativeApps } from "./http/native-apps.ts";
import { createMediaAddresses } from "./http/media-addresses.ts";
import { mountMedia } from "./http/media-routes.ts";
import { startServer } from "./http/server.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { createDailyLimit } from "./inspirations/daily-limit.ts";
import { createInspirationRoutes } from "./inspirations/inspiration-routes.ts";
import { createInspirations } from "./inspirations/inspirations.ts";
import { mountLiveInspirations } from "./inspirations/live-routes.ts";
import { createLiveStreams } from "./inspirations/live-streams.ts";
import { sweepRemovals } from "./inspirations/removal-sweep.ts";
import { createInspirationRemoval, type InspirationRemoval } from "./inspirations/removal.ts";
import { createOutlook } from "./inspirations/outlook.ts";
import type { Log } from "./ports/log.ts";
import type { Metrics } from "./ports/metrics.ts";
import { createProfileRoutes } from "./profile/profile-routes.ts";
import { createReminderRoutes, mountCalendars } from "./reminder/reminder-routes.ts";
import { createReportRoutes } from "./reports/report-routes.ts";
import { sweepReports } from "./reports/report-sweep.ts";
import type { Accounts } from "./stack/accounts.ts";
import { openAccounts } from "./stack/open-accounts.ts";
import { openMetrics } from "./stack/open-metrics.ts";
import { claimResources } from "./stack/claim-resources.ts";
import { openStores, type Stores } from "./stack/stores.ts";
import { tellPrivacy } from "./stack/tell-privacy.ts";
import { checkWebApp } from "./stack/web-app.ts";
import { openProviderVoices } from "./stack/words-and-voices.ts";
import { createOfferedVoices } from "./voices/offered-voices.ts";
import { createSampleLinks } from "./voices/sample-links.ts";
import { createVoiceRoutes, mountVoiceSamples } from "./voices/voice-routes.ts";
import { createVoiceSamples } from "./voices/voice-samples.ts";

/** Seconds after which the studio without work gives its memory back. */
const studioIdleSeconds = 10;
/** Seconds without a sign of progress after which it is stuck. Its longest step between two takes some seconds. */
const studioSilenceSeconds = 120;
/** Inspirations made at the same time: one uses every core of a small machine. */
const concurrentInspirations = 1;
/** Of one person; for a larger number above. */
const concurrentOfOnePerson = 3;
/** Archives that a person may ask for in a minute; some browsers fetch one twice. */
const ordersPerMinute = 5;
const downloadsPerMinute = 2 * ordersPerMinute;
/** Samples of voices that a person may ask for in a minute; players ask for one in several parts. */
const samplesPerMinute = 60;
/** New addresses of a calendar that a person may ask for in a minute. */
const calendarAddressesPerMinute = 10;
/** Readings of a person's calendar in a minute; a few programs may listen to it. */
const calendarReadingsPerMinute = 60;

/** Reports that a person may send in a minute. */
const reportsPerMinute = 10;

/** The product as it runs in this process, with the work that the settings give it. */
export interface Product {
  readonly address: string;
  /** Everything that it answers there. */
  readonly app: ReturnType<typeof createApplication>;
  stop(): Promise<void>;
}

/** What both the API and the worker are made of. */
interface Parts {
  readonly config: Config;
  readonly stores: Stores;
  readonly accounts: Accounts;
  readonly permits: ProviderPermits;
  readonly removal: InspirationRemoval;
  readonly log: Log;
  readonly metrics: Metrics;
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
  const parts: Parts = { config, stores, accounts, permits, removal, log, metrics };

  const progress = timeSteps(createProgress(inspirations, log), metrics);
  const studio = openStudio({
    program: new URL("studio-main.ts", import.meta.url),
    environment: {
      // Every thread of it would strip and compile its modules anew. Whoever starts the product may share a place.
      NODE_COMPILE_CACHE: join(config.dataDirectory ?? tmpdir(), "compiled"),
      ...environment,
    },
    idleSeconds: studioIdleSeconds,
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
  });
  const generation = createGeneration({
    inspirations,
    generations,
    usage,
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
          runAccountSweeps(accounts.sweeps, stopping.signal),
          sweepRemovals(removal, stopping.signal),
          sweepReports({ reports: stores.documents.reports, log }, stopping.signal),
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

/** All that people's browsers ask for. */
async function createApi(parts: Parts, generation: Generation, studio: Studio) {
  const { config, stores, accounts, removal, log, metrics } = parts;
  const { documents, queue, media, freeSpace } = stores;
  const { identity } = accounts;
  const mediaAddresses = createMediaAddresses(stores.deriveKey("media addresses"));
  const inspirations = createInspirations({
    store: documents.inspirations,
    dailyLimit: createDailyLimit({
      usage: documents.usage,
      inspirationsPerDay: config.inspirationsPerDay,
      log,
    }),
    freeSpace,
    signAddress: mediaAddresses.sign,
    outlook: createOutlook({ queue, paces: documents.paces }),
  });
  const streams = createLiveStreams({
    store: documents.inspirations,
    queue,
    identity,
    inspirations,
    log,
  });
  metrics.watch(() => ({ liveStreams: streams.count() }));
  const exports = {
    links: createArchiveLinks(stores.deriveKey("archive addresses")),
    rateLimits: {
      orders: createRateLimit(ordersPerMinute, 60_000),
      downloads: createRateLimit(downloadsPerMinute, 60_000),
    },
  };
  const reminders = {
    profiles: documents.profiles,
    publicUrl: config.publicUrl,
    rateLimits: {
      addresses: createRateLimit(calendarAddressesPerMinute, 60_000),
      readings: createRateLimit(calendarReadingsPerMinute, 60_000),
    },
  };
  const provider = await openProviderVoices(config.voice);
  const voices = {
    voices: createOfferedVoices(provider?.voices ?? fliteVoiceList, log),
    samples: createVoiceSamples({
      media,
      speakSample: (voiceId, words, signal) => studio.speakSample(voiceId, words, signal),
      source: provider?.identity ?? "flite",
    }),
    links: createSampleLinks(stores.deriveKey("voice sample addresses")),
    signAddress: mediaAddresses.sign,
    identity,
    rateLimit: createRateLimit(samplesPerMinute, 60_000),
    log,
  };
  const webApp = await createStaticFiles(config.webDirectory, {
    mayBeMissing: !config.isProduction,
  });
  const app = createApplication({
    endpoints: { ...commonEndpoints, ...offlineEndpoints },
    handlers: {
      ...accounts.routes,
      ...createExportRoutes(exports),
      ...createProfileRoutes(documents.profiles),
      ...createReminderRoutes(reminders),
      ...createInspirationRoutes(inspirations, removal),
      ...createGenerationRoutes(generation, inspirations),
      ...createReportRoutes({
        ...documents,
        rateLimit: createRateLimit(reportsPerMinute, 60_000),
      }),
      ...createVoiceRoutes(voices),
      readThirdParties: async () => ({ thirdParties: config.thirdParties }),
      readPrivacy: async () => ({ privacy: tellPrivacy(config) }),
      readOffline: async () => ({ audioFromWorker: config.audioFromWorker }),
      ...createHealth(parts),
    },
    identity,
    log,
    metrics,
    origins: [new URL(config.publicUrl).origin, ...config.webOrigins],
    isHttps: config.publicUrl.startsWith("https:"),
    contentSources: [{ script: webApp.inlineScripts }, accounts.contentSources],
    proxies: config.proxies,
    csrfExemptPaths: accounts.csrfExemptPaths,
    mountOthers: (hono) => {
      accounts.mount(hono);
      mountLiveInspirations(hono, streams, identity);
      mountExport(hono, { ...documents, media, identity, log, ...exports });
      mountCalendars(hono, reminders);
      mountVoiceSamples(hono, voices);
      mountMedia(hono, { media, addresses: mediaAddresses, identity });
      mountNativeApps(hono, config.nativeApps);
    },
    serveWebApp: webApp.answer,
  });
  return {
    app,
    async close() {
      streams.close();
      await provider?.voices.close();
    },
  };
}

/** Whoever runs the workers asks them how they are; nobody else asks them anything. */
function createWorkerApplication(parts: Parts) {
  const { config, accounts, log, metrics } = parts;
  const app = createApplication({
    endpoints: healthEndpoints,
    handlers: createHealth(parts),
    identity: accounts.identity,
    log,
    metrics,
    origins: [],
    isHttps: config.publicUrl.startsWith("https:"),
    contentSources: [],
    proxies: config.proxies,
    csrfExemptPaths: [],
    mountOthers: () => undefined,
    serveWebApp: async () => new Response("This is a worker of Hearten.\n", { status: 404 }),
  });
  return { app, close: async () => undefined };
}

/** What all processes share is told by each. */
function watchStores({ config, stores, permits, metrics }: Parts): void {
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

function createHealth({ stores, accounts, permits }: Parts) {
  const { documents, queue, media, freeSpace } = stores;
  const { identity } = accounts;
  return createHealthRoutes({ documents, queue, media, identity }, async () => [
    ...permits.findDown(),
    ...((await freeSpace.hasRoom()) ? [] : (["room"] as const)),
  ]);
}
