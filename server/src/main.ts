// The process: settings and log in, the product started, its faults told, and the way down again.
import { setFlagsFromString } from "node:v8";
import { DataDirectoryError } from "./adapters/data-directory/data-directory.ts";
import { createPinoLog } from "./adapters/log/pino-log.ts";
import {
  type Config,
  ConfigError,
  loadEnvironmentFile,
  type LocalResources,
  readConfig,
} from "./config.ts";
import type { Log } from "./ports/log.ts";
import { type Product, startProduct } from "./product.ts";
import { claimResources } from "./stack/claim-resources.ts";
import { tellWhoWritesAndSpeaks } from "./stack/tell-who-writes-and-speaks.ts";

/** Milliseconds that a stop may take. */
const stopTimeout = 9_000;
/** Milliseconds before the end for which V8's threads may finish what they compile. */
const settleTimeout = 200;

/**
 * Ends the process in a moment. At once it might never end: `process.exit` waits for V8's threads, and one that compiles
 * may be waiting for this thread to collect garbage (deadlock). Until then this thread does.
 *
 * @see https://github.com/nodejs/node/issues/54918
 */
function exitSoon(code: number): void {
  setTimeout(() => process.exit(code), settleTimeout);
}

/** One plain sentence for each reason why the product can't start. */
function toSentences(error: unknown, resources: LocalResources | null): string[] {
  if (error instanceof AggregateError)
    return error.errors.flatMap((part: unknown) => toSentences(part, resources));
  if (error instanceof ConfigError) return [...error.sentences];
  if (error instanceof DataDirectoryError) return [error.message];
  const code = error instanceof Error && "code" in error ? error.code : null;
  // An error of a name's look-up tells its host and no port.
  const failedPort = error instanceof Error && "port" in error ? error.port : null;
  const failedHost = error instanceof Error && "hostname" in error ? error.hostname : null;
  const metrics = resources?.metrics ?? null;
  const isOfMetrics =
    metrics?.port === failedPort ||
    (metrics?.host === failedHost && resources?.host !== failedHost);
  const prefix = isOfMetrics ? "METRICS_" : "";
  const { host, port } = (isOfMetrics ? metrics : resources) ?? {};
  if (code === "EADDRINUSE")
    return [`${prefix}PORT: ${port} on ${host} is taken by another program; choose another port.`];
  if (code === "EACCES") return [`${prefix}PORT: ${port} may not be used by this user.`];
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return [`${prefix}HOST: ${host} is not an address of this machine.`];
  return [`Hearten can't start: ${error instanceof Error ? error.message : String(error)}`];
}

/** Stops at the first signal, and at once at the second. */
function stopOnSignal(product: Product, log: Log): void {
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return exitSoon(1);
    isStopping = true;
    log.info({ reason }, "stopping");
    setTimeout(() => exitSoon(1), stopTimeout).unref();
    product.stop().then(
      () => exitSoon(0),
      (error: unknown) => {
        log.error({ error }, "stop failed");
        exitSoon(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // Whoever started it is gone.
  process.on("disconnect", () => stop("disconnect"));
  // Or was before anybody listened. Without a channel there is no such property.
  if ("connected" in process && !process.connected) stop("disconnect");
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
      exitSoon(1);
    };
    process.on("uncaughtException", die);
    process.on("unhandledRejection", die);
    // It looks at the system for voices, which holds up nothing.
    const telling = tellWhoWritesAndSpeaks(config);
    const product = await startProduct(config, process.env, log);
    stopOnSignal(product, log);
    process.stdout.write(`Hearten is ready at ${product.address}\n`);
    process.stdout.write(`${await telling}\n`);
  } catch (error) {
    const resources = error instanceof ConfigError ? error.resources : config;
    const sentences = toSentences(error, resources);
    if (error instanceof ConfigError)
      await claimResources(error.resources).catch((fault: unknown) =>
        sentences.push(...toSentences(fault, resources)),
      );
    for (const sentence of new Set(sentences)) process.stderr.write(`${sentence}\n`);
    exitSoon(1);
  }
}

await main();
