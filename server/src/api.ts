// What a process answers: everything that people's browsers ask for, or a worker's health.
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { healthEndpoints } from "@hearten/contract/health.ts";
import { offlineEndpoints } from "@hearten/contract/offline.ts";
import { fliteVoiceList } from "./adapters/voice/flite-voice-list.ts";
import type { Config } from "./config.ts";
import { createArchiveLinks } from "./export/archive-links.ts";
import { createExportRoutes, mountExport } from "./export/export-routes.ts";
import { createGenerationRoutes } from "./generation/generation-routes.ts";
import type { Generation } from "./generation/generation.ts";
import type { ProviderPermits } from "./generation/provider-permits.ts";
import type { Studio } from "./generation/studio/studio.ts";
import { createHealthRoutes } from "./health/health-routes.ts";
import { createApplication } from "./http/application.ts";
import { mountNativeApps } from "./http/native-apps.ts";
import { createMediaAddresses } from "./http/media-addresses.ts";
import { mountMedia } from "./http/media-routes.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { createDailyLimit } from "./inspirations/daily-limit.ts";
import { createInspirationRoutes } from "./inspirations/inspiration-routes.ts";
import { createInspirations } from "./inspirations/inspirations.ts";
import { mountLiveInspirations } from "./inspirations/live-routes.ts";
import { createLiveStreams } from "./inspirations/live-streams.ts";
import type { InspirationRemoval } from "./inspirations/removal.ts";
import { createOutlook } from "./inspirations/outlook.ts";
import { createRateLimit } from "./limits/rate-limit.ts";
import type { Log } from "./ports/log.ts";
import type { Metrics } from "./ports/metrics.ts";
import { createProfileRoutes } from "./profile/profile-routes.ts";
import { createReminderRoutes, mountCalendars } from "./reminder/reminder-routes.ts";
import { createReportRoutes } from "./reports/report-routes.ts";
import type { Accounts } from "./stack/accounts.ts";
import type { Stores } from "./stack/stores.ts";
import { tellPrivacy } from "./stack/tell-privacy.ts";
import { openProviderVoices } from "./stack/words-and-voices.ts";
import { createOfferedVoices } from "./voices/offered-voices.ts";
import { createSampleLinks } from "./voices/sample-links.ts";
import { createVoiceRoutes, mountVoiceSamples } from "./voices/voice-routes.ts";
import { createVoiceSamples } from "./voices/voice-samples.ts";

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

/** What both the API and the worker are made of. */
export interface ProcessParts {
  readonly config: Config;
  readonly stores: Stores;
  readonly accounts: Accounts;
  readonly permits: ProviderPermits;
  readonly removal: InspirationRemoval;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** All that people's browsers ask for. */
export async function createApi(parts: ProcessParts, generation: Generation, studio: Studio) {
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
    outlook: createOutlook({ queue, paces: documents.paces, log }),
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
  const expected = config.stack.role === "api" ? "texts" : "orders";
  const warmUp = () =>
    studio
      .warmUp(expected)
      .catch((error: unknown) => log.warn({ error }, "the studio could not be warmed up"));
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
      ...createGenerationRoutes(generation, inspirations, warmUp),
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
export function createWorkerApplication(parts: ProcessParts) {
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

function createHealth({ config, stores, accounts, permits }: ProcessParts) {
  const { documents, queue, media, freeSpace } = stores;
  const { identity } = accounts;
  return createHealthRoutes({ documents, queue, media, identity }, async () => [
    // Whoever makes no inspirations asks what those have found out who do.
    ...(config.stack.role === "api" ? await permits.readDown() : permits.findDown()),
    ...((await freeSpace.hasRoom()) ? [] : (["room"] as const)),
  ]);
}
