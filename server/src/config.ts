import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import {
  findEmulatorsInProduction,
  findMissingServices,
  hostedVariables,
  toGoogleCloud,
  toS3,
} from "./config/hosted.ts";
import { limitVariables } from "./config/limits.ts";
import { findSharedPort, metricsVariables, readMetrics, toMetrics } from "./config/metrics.ts";
import { findHalfMail, mailVariables, toMail } from "./config/mail.ts";
import { findHalfNativeApp, nativeVariables, toNativeApps } from "./config/native.ts";
import { findHalfProviders, providerVariables, toApple, toGoogle } from "./config/providers.ts";
import { findMissingAddress, toAddress } from "./config/public-address.ts";
import { findClashes, stackVariables, toStack } from "./config/stack.ts";
import { host, list, origin, webAddress, wholeNumber } from "./config/values.ts";
import {
  findHalfWordsAndVoices,
  findThirdParties,
  toVoice,
  toWriter,
  wordsAndVoicesVariables,
} from "./config/words-and-voices.ts";

/** What the server uses of this machine, for itself alone. Null for a setting that could not be read. */
export interface LocalResources {
  readonly host: string | null;
  readonly port: number | null;
  /** Where metrics are read; null where nobody does. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Absolute; null when nothing is kept on this machine. */
  readonly dataDirectory: string | null;
}

/** The settings are wrong. Each sentence names one variable and its fault. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly sentences: readonly string[];
  /** Used to check for further faults, so that all are shown at once. */
  readonly resources: LocalResources;

  constructor(sentences: readonly string[], resources: LocalResources) {
    super(sentences.join(" "));
    this.sentences = sentences;
    this.resources = resources;
  }
}

/** More threads than this take memory and save little time. */
const maxThreads = 4;

/** Where the web app is built, by how people sign in. */
const builtWeb = {
  embedded: fileURLToPath(new URL("../../web/dist", import.meta.url)),
  firebase: fileURLToPath(new URL("../../web/dist-hosted", import.meta.url)),
};

/** Every variable that the server reads, with what it stands for when it is absent. */
const environment = v.object({
  HOST: v.optional(host, "127.0.0.1"),
  PORT: v.optional(wholeNumber(0, 65_535, "must be a port from 0 to 65535."), "3000"),
  DATA_DIR: v.optional(v.string(), "data"),
  PUBLIC_URL: v.optional(webAddress),
  WEB_ORIGINS: v.optional(list(origin), ""),
  PROXIES: v.optional(wholeNumber(0, 9, "must be a number from 0 to 9."), "0"),
  SERVICE_WORKER_AUDIO: v.optional(v.picklist(["on", "off"], "must be on or off."), "on"),
  ...providerVariables,
  ...mailVariables,
  ...nativeVariables,
  ...wordsAndVoicesVariables,
  ...limitVariables,
  ...metricsVariables,
  ...stackVariables,
  ...hostedVariables,
  NODE_ENV: v.optional(
    v.picklist(["development", "production", "test"], "must be development, production or test."),
    "development",
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "must be trace, debug, info, warn, error, fatal or silent.",
    ),
    "info",
  ),
  HEARTEN_WEB_DIR: v.optional(v.string()),
  HEARTEN_THREADS: v.optional(
    wholeNumber(1, 64, "must be a number from 1 to 64."),
    String(Math.min(availableParallelism(), maxThreads)),
  ),
});

/** Adds to the environment what stands in `.env`, where the process was started, and is not set otherwise. */
export function loadEnvironmentFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** The settings, checked and complete. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment; an empty variable counts as absent.
 *
 * @throws {ConfigError} with all faults at once
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  const given = withoutEmpty(variables);
  const result = v.safeParse(environment, given);
  const stack = readStack(given);
  const resources = readLocalResources(given);
  const sentences = [
    ...findEmulatorsInProduction(given),
    ...(stack === null ? [] : [...findClashes(stack), ...findMissingServices(given, stack)]),
    ...Object.keys(given)
      .filter((name) => name.startsWith("HEARTEN_") && !(name in environment.entries))
      .map((name) => `${name} is not a setting of Hearten.`),
    ...findSharedPort(given),
    ...findHalfProviders(given),
    ...findHalfMail(given),
    ...findHalfNativeApp(given),
    ...findHalfWordsAndVoices(given),
    ...(stack === null || resources.host === null
      ? []
      : findMissingAddress(given, resources.host, stack)),
    ...(result.issues ?? []).map(
      (issue) => `${v.getDotPath(issue)?.split(".")[0]} ${issue.message}`,
    ),
  ];
  if (!result.success || stack === null || sentences.length > 0)
    throw new ConfigError([...new Set(sentences)], resources);

  const { HOST, PORT, PUBLIC_URL, ...rest } = result.output;
  const writer = toWriter(rest);
  const voice = toVoice(rest);
  return Object.freeze({
    host: HOST,
    port: PORT,
    publicUrl: PUBLIC_URL ?? toAddress(HOST, PORT),
    metrics: toMetrics(rest),
    webOrigins: Object.freeze(rest.WEB_ORIGINS),
    /** How many proxies of the operator's stand in front and tell of the client's address. */
    proxies: rest.PROXIES,
    /** Whether browsers' service workers answer for audio that is on the device. */
    audioFromWorker: rest.SERVICE_WORKER_AUDIO === "on",
    /** Null for a provider that is not set up. */
    google: toGoogle(rest),
    apple: toApple(rest),
    mail: toMail(rest),
    nativeApps: toNativeApps(rest),
    writer,
    voice,
    thirdParties: findThirdParties(writer, voice),
    /** US dollars for everybody together, from midnight to midnight in UTC. */
    spendingPerDay: rest.SPENDING_PER_DAY,
    /** That one person may create, from midnight to midnight in UTC. */
    inspirationsPerDay: rest.INSPIRATIONS_PER_DAY,
    /** Free on the disk of the data directory; below it nobody can create inspirations. */
    leastFreeBytes: rest.LEAST_FREE_MB,
    /** Absolute; null when nothing is kept on this machine. */
    dataDirectory: stack.usesDataDirectory ? resolve(rest.DATA_DIR) : null,
    stack,
    googleCloud: toGoogleCloud(rest),
    s3: toS3(rest),
    isProduction: rest.NODE_ENV === "production",
    logLevel: rest.LOG_LEVEL,
    /** Where the built web app lies; absolute. */
    webDirectory: resolve(rest.HEARTEN_WEB_DIR ?? builtWeb[stack.identity]),
    /** Threads that the voice and the mastering may each use. */
    threads: rest.HEARTEN_THREADS,
  });
}

/** Which services the settings pick; null when that can't be read. An empty variable counts as absent. */
export function readStack(variables: Readonly<Record<string, string | undefined>>) {
  const result = v.safeParse(v.object(stackVariables), withoutEmpty(variables));
  return result.success ? toStack(result.output) : null;
}

function readLocalResources(given: Readonly<Record<string, string | undefined>>): LocalResources {
  const host = v.safeParse(environment.entries.HOST, given["HOST"]);
  const port = v.safeParse(environment.entries.PORT, given["PORT"]);
  const usesDataDirectory = readStack(given)?.usesDataDirectory ?? true;
  return {
    host: host.success ? host.output : null,
    port: port.success ? port.output : null,
    metrics: readMetrics(given),
    dataDirectory: usesDataDirectory
      ? resolve(v.parse(environment.entries.DATA_DIR, given["DATA_DIR"]))
      : null,
  };
}

const withoutEmpty = (variables: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
