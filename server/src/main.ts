// The composition root: settings, adapters, services, HTTP, worker; and the way down again.
import { hkdfSync } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { endpoints } from "@hearten/contract/endpoints.ts";
import { DataDirectoryError, openDataDirectory } from "./adapters/data-directory/data-directory.ts";
import { createSqliteDocuments } from "./adapters/documents/sqlite.ts";
import { createPinoLog } from "./adapters/log/pino-log.ts";
import { createFileMedia } from "./adapters/media/files.ts";
import { createSignedAddresses, mediaPath } from "./adapters/media/signed-addresses.ts";
import { createSqliteQueue } from "./adapters/queue/sqlite.ts";
import { openDatabase } from "./adapters/sqlite/open-database.ts";
import { type Config, ConfigError, type Places, readConfig } from "./config.ts";
import { createGenerationRoutes } from "./generation/generation-routes.ts";
import { createGeneration } from "./generation/generation.ts";
import { createProduction } from "./generation/production.ts";
import { createStudioProcess } from "./generation/studio/studio-process.ts";
import { runWorker } from "./generation/worker.ts";
import { createHealthRoutes } from "./health/health-routes.ts";
import { createApplication } from "./http/application.ts";
import { mountMedia } from "./http/media-routes.ts";
import { checkPort, startServer } from "./http/server.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { createInspirationRoutes } from "./inspirations/inspiration-routes.ts";
import { createInspirations } from "./inspirations/inspirations.ts";
import { mountLiveInspirations } from "./inspirations/live-routes.ts";
import { createLiveStreams } from "./inspirations/live-streams.ts";
import type { Log } from "./ports/log.ts";
import { createProfileRoutes } from "./profile/profile-routes.ts";

/** Seconds after which the studio without work gives its memory back. */
const studioIdleSeconds = 10;
/** Inspirations made at the same time: one uses every core of a small machine. */
const concurrentInspirations = 1;
/** Milliseconds that a stop may take. */
const stopTimeout = 9_000;

interface Product {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * The directory and the port, both free to be had; the system chooses the port when it is 0.
 *
 * @throws {AggregateError} with all that stands against having them
 */
async function claimPlaces({ host, port, dataDirectory }: Places) {
  const [directory, freePort] = await Promise.allSettled([
    openDataDirectory(dataDirectory),
    host === null || port === null ? null : checkPort(host, port),
  ]);
  const faults = [directory, freePort].flatMap((claim) =>
    claim.status === "rejected" ? [claim.reason] : [],
  );
  if (directory.status === "rejected" || freePort.status === "rejected")
    throw new AggregateError(faults);
  return { directory: directory.value, port: freePort.value };
}

async function start(given: Config, log: Log): Promise<Product> {
  const { directory, port } = await claimPlaces(given);
  // Whatever follows from the port follows from the one that it has become.
  const config = given.port === 0 ? readConfig({ ...process.env, PORT: String(port) }) : given;
  const deriveKey = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", directory.secret, "", `hearten ${purpose}`, 32));
  const addresses = createSignedAddresses(deriveKey("media addresses"));
  const database = await directory.open("hearten.sqlite", openDatabase);
  const documents = createSqliteDocuments(database);
  const queue = createSqliteQueue(database);
  // Loaded only now: settings that can't be used are told without waiting for it.
  const { openAccounts } = await import("./accounts.ts");
  const media = await directory.open("media", (path) => createFileMedia(path, addresses));
  const [accounts, serveWebApp] = await Promise.all([
    openAccounts({ config, directory, deriveKey, documents, media, log }),
    createStaticFiles(config.webDirectory),
  ]);
  const { identity } = accounts;
  const studio = createStudioProcess({
    program: new URL("studio-main.ts", import.meta.url),
    // Every thread of it would strip and compile its modules anew.
    environment: { ...process.env, NODE_COMPILE_CACHE: join(config.dataDirectory, "compiled") },
    idleSeconds: studioIdleSeconds,
  });

  const inspirations = createInspirations(documents, media);
  const streams = createLiveStreams(documents, identity, inspirations, log);
  const produce = createProduction({ documents, media, studio });
  const generation = createGeneration({ documents, queue, media, produce, log });

  const app = createApplication({
    endpoints,
    handlers: {
      ...accounts.handlers,
      ...createProfileRoutes(documents),
      ...createInspirationRoutes(inspirations),
      ...createGenerationRoutes(generation),
      ...createHealthRoutes({ documents, queue, media, identity }),
    },
    identity,
    log,
    origins: [new URL(config.publicUrl).origin, ...config.webOrigins],
    isHttps: config.publicUrl.startsWith("https:"),
    proxies: config.proxies,
    postedFromElsewhere: accounts.postedFromElsewhere,
    mountOthers: (hono) => {
      accounts.mount(hono);
      mountLiveInspirations(hono, streams, identity);
      mountMedia(hono, { media, path: mediaPath, addresses });
    },
    serveWebApp,
  });
  const server = await startServer(app, config.host, config.port);
  const stopping = new AbortController();
  const worker = runWorker(
    { generation, queue, log },
    { concurrency: concurrentInspirations, signal: stopping.signal },
  );

  const sweep = accounts.sweep(stopping.signal);

  return {
    address: server.address,
    async stop() {
      stopping.abort(new Error("The server stops."));
      streams.close();
      await Promise.all([server.stop(), worker, sweep]);
      await studio.close();
      await accounts.close();
      await queue.close();
      await documents.close();
      directory.release();
    },
  };
}

/** One plain sentence for each reason why the product can't start. */
function toSentences(error: unknown, places: Places | null): string[] {
  if (error instanceof AggregateError)
    return error.errors.flatMap((part: unknown) => toSentences(part, places));
  if (error instanceof ConfigError) return [...error.sentences];
  if (error instanceof DataDirectoryError) return [error.message];
  const code = error instanceof Error && "code" in error ? error.code : null;
  const { host, port } = places ?? {};
  if (code === "EADDRINUSE")
    return [`PORT: ${port} on ${host} is taken by another program; choose another port.`];
  if (code === "EACCES") return [`PORT: ${port} may not be used by this user.`];
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return [`HOST: ${host} is not an address of this machine.`];
  return [`Hearten can't start: ${error instanceof Error ? error.message : String(error)}`];
}

/** Stops at the first signal, and at once at the second. */
function stopOnSignal(product: Product, log: Log): void {
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => process.exit(1), stopTimeout).unref();
    product.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, "stop failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // Whoever started it is gone.
  process.on("disconnect", () => stop("disconnect"));
}

/** Adds what stands in `.env` and is not set otherwise. */
function loadEnvironmentFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

async function main(): Promise<void> {
  // V8's nursery would grow to 48 MB with the requests, and make as much again live long.
  setFlagsFromString("--semi-space-growth-factor=1");
  let config: Config | null = null;
  try {
    loadEnvironmentFile();
    config = readConfig(process.env);
    const log = createPinoLog(config.logLevel);
    const die = (error: unknown) => {
      log.error({ error }, "fault outside of any request");
      process.exit(1);
    };
    process.on("uncaughtException", die);
    process.on("unhandledRejection", die);
    const product = await start(config, log);
    stopOnSignal(product, log);
    process.stdout.write(`Hearten is ready at ${product.address}\n`);
  } catch (error) {
    const places = error instanceof ConfigError ? error.places : config;
    const sentences = toSentences(error, places);
    if (error instanceof ConfigError)
      await claimPlaces(error.places).catch((fault: unknown) =>
        sentences.push(...toSentences(fault, places)),
      );
    for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

await main();
