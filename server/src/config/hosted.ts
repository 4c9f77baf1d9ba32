import { providers } from "@hearten/contract/account.ts";
import * as v from "valibot";
import type { toStack } from "./stack.ts";
import { list, webAddress, word } from "./values.ts";

/** The services of the hosted stack. */
export const hostedVariables = {
  GOOGLE_CLOUD_PROJECT: v.optional(word),
  FIREBASE_API_KEY: v.optional(word),
  FIREBASE_AUTH_DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9.-]+$/i, "must be a host such as hearten.firebaseapp.com."),
    ),
  ),
  FIREBASE_PROVIDERS: v.optional(
    list(v.picklist(providers, `must be some of ${providers.join(", ")}, parted by commas.`)),
    "",
  ),
  FIRESTORE_DATABASE: v.optional(word, "(default)"),
  PUBSUB_TOPIC: v.optional(word, "inspirations"),
  PUBSUB_SUBSCRIPTION: v.optional(word, "inspirations-workers"),
  S3_ENDPOINT: v.optional(webAddress),
  S3_BUCKET: v.optional(word),
  S3_REGION: v.optional(word, "auto"),
  S3_ACCESS_KEY_ID: v.optional(word),
  S3_SECRET_ACCESS_KEY: v.optional(word),
  // Google's own clients read these.
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(word),
  FIRESTORE_EMULATOR_HOST: v.optional(word),
  PUBSUB_EMULATOR_HOST: v.optional(word),
};

const variables = v.object(hostedVariables);
type Variables = v.InferOutput<typeof variables>;
type Name = keyof Variables;

/** What the picked services can't do without. */
const needs = {
  firebase: ["GOOGLE_CLOUD_PROJECT", "FIREBASE_API_KEY"],
  firestore: ["GOOGLE_CLOUD_PROJECT"],
  pubsub: ["GOOGLE_CLOUD_PROJECT"],
  s3: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
} as const satisfies Record<string, readonly Name[]>;

/** The project of Google's that holds accounts, documents and jobs. */
export function toGoogleCloud(given: Variables) {
  const projectId = given.GOOGLE_CLOUD_PROJECT ?? "";
  const emulator = given.FIREBASE_AUTH_EMULATOR_HOST;
  return Object.freeze({
    projectId,
    firestoreDatabase: given.FIRESTORE_DATABASE,
    pubSubTopic: given.PUBSUB_TOPIC,
    pubSubSubscription: given.PUBSUB_SUBSCRIPTION,
    /** What browsers are told; see the contract. */
    firebase: Object.freeze({
      projectId,
      apiKey: given.FIREBASE_API_KEY ?? "",
      authDomain: given.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      emulatorUrl: emulator === undefined ? null : `http://${emulator}`,
    }),
    /** The providers that are set up at Firebase Authentication. */
    firebaseProviders: Object.freeze(given.FIREBASE_PROVIDERS),
  });
}

/** The bucket of an S3-compatible storage. */
export function toS3(given: Variables) {
  return Object.freeze({
    endpoint: given.S3_ENDPOINT ?? "",
    bucket: given.S3_BUCKET ?? "",
    region: given.S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? "",
  });
}

/** A variable that a picked service lacks, each said in one plain sentence. */
export function findMissingServices(
  given: Readonly<Record<string, unknown>>,
  { identity, documents, queue, media }: ReturnType<typeof toStack>,
): string[] {
  const missing = new Set<string>();
  for (const picked of [identity, documents, queue, media])
    if (isHosted(picked))
      for (const name of needs[picked])
        if (given[name] === undefined) missing.add(`${name} is missing: ${picked} needs it.`);
  return [...missing];
}

const isHosted = (picked: string): picked is keyof typeof needs => picked in needs;

/** Emulators take anybody's word for who they are: none may be used in production. */
export function findEmulatorsInProduction(given: Readonly<Record<string, unknown>>): string[] {
  if (given["NODE_ENV"] !== "production") return [];
  return Object.keys(given)
    .filter((name) => /_EMULATOR(?:_[A-Z]+)*_?HOST$|_EMULATOR_HUB$/.test(name))
    .map((name) => `${name} must not be set with NODE_ENV=production.`);
}
