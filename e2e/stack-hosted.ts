// The stack on emulated Firebase Authentication, Firestore, Pub/Sub and S3. All products share them, so each has its own
// names there; accounts are told apart by their addresses.
import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import { AwsClient } from "aws4fetch";
import type { Page } from "playwright-core";
import {
  apiKey,
  askEmulator,
  authenticate,
  callEmulatedAuthentication,
  type EmulatedAuthentication,
  enterProduct,
  readAccounts,
  readResetCodes,
  revokeTokens,
} from "./emulated-authentication.ts";
import { emulatedPopups } from "./emulated-popups.ts";
import { storeSignIn, readStoredSignIn } from "./firebase-stored-sign-in.ts";
import type { ProductStorage, Stack } from "./stack-interface.ts";
import { until } from "./until.ts";

export function createHostedStack(): Stack {
  const authentication = findAuthentication();
  const endpoint = given("S3_ENDPOINT");
  return {
    name: "hosted",
    createStorage: () => createStorage(authentication, endpoint),
    openStorage: (environment) => openStorage(authentication, environment),
    proofOf: async (page) => ({ authorization: `Bearer ${await readToken(page)}` }),
    async enter(page, account, step) {
      const signIn = await authenticate(authentication, account, step);
      // Any page of the origin can write its storage. This one is not the app, which would read it.
      await page.goto("/api/health");
      await storeSignIn(page, signIn);
      await enterProduct(new URL(page.url()).origin, signIn.idToken);
    },
    endSignIns: (_context, { email }) => revokeTokens(authentication, email),
    popups: emulatedPopups,
    accounts: callEmulatedAuthentication(authentication),
    resetLinkParameter: "oobCode",
    calls: {
      any: /\/api\/account\/|\/v1\/accounts:/,
      createAccount: "**/v1/accounts:signUp?*",
      sendPasswordReset: "**/v1/accounts:sendOobCode?*",
    },
    refusedLink: /status of 400/,
    refusedProof: /status of 400/,
    proof: { header: "authorization", content: /^Bearer ./ },
    takeOverSeconds: 60,
  };
}

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; npm run test:hosted sets it.`);
  return value;
}

/** The Authentication emulator of all journeys: the last. */
function findAuthentication(): EmulatedAuthentication {
  const hosts = given("AUTH_EMULATOR_HOSTS").split(",");
  return { host: hosts.at(-1) ?? "", projectId: `demo-hearten-${hosts.length}` };
}

async function createStorage(
  authentication: EmulatedAuthentication,
  endpoint: string,
): Promise<ProductStorage> {
  const name = `journey-${randomUUID()}`;
  await createBucket(`${endpoint}/${name}`).create();
  return openStorage(authentication, {
    STACK: "hosted",
    GOOGLE_CLOUD_PROJECT: authentication.projectId,
    // Otherwise Google's clients ask the network for credentials.
    METADATA_SERVER_DETECTION: "none",
    FIREBASE_API_KEY: apiKey,
    FIREBASE_PROVIDERS: "google,apple",
    FIREBASE_AUTH_EMULATOR_HOST: authentication.host,
    FIRESTORE_EMULATOR_HOST: given("FIRESTORE_EMULATOR_HOST"),
    FIRESTORE_DATABASE: name,
    PUBSUB_EMULATOR_HOST: given("PUBSUB_EMULATOR_HOST"),
    PUBSUB_TOPIC: name,
    PUBSUB_SUBSCRIPTION: name,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: account,
    S3_SECRET_ACCESS_KEY: account,
  });
}

/** The storage of the products with this environment. */
function openStorage(
  authentication: EmulatedAuthentication,
  environment: Readonly<Record<string, string>>,
): ProductStorage {
  const madeAt = Date.now();
  const database = `projects/${authentication.projectId}/databases/${environment["FIRESTORE_DATABASE"]}`;
  const documents = `http://${environment["FIRESTORE_EMULATOR_HOST"]}/v1/${database}/documents`;
  const objects = createBucket(`${environment["S3_ENDPOINT"]}/${environment["S3_BUCKET"]}`);

  return {
    environment,
    listMedia: () => objects.list(),

    untilThereAre: (count, collection) =>
      until(async () => (await countDocuments(documents, collection)) === count),

    untilWorkedOn: (jobs = 1) =>
      until(async () => (await countDocuments(documents, "jobs", heldByAny)) >= jobs),

    async readInspiration(id) {
      const document = await askEmulator(`${documents}/motivations/${id}`);
      const keys = (await objects.list()).filter((key) => key.startsWith(`inspirations/${id}/`));
      const media = await Promise.all(
        keys.map(async (key) => [key, await objects.readBytes(key)] as const),
      );
      return { id, document: JSON.stringify(document), media: new Map(media) };
    },

    async addInspiration(stored, { id, userId, title, createdAt }) {
      await Promise.all(
        Array.from(stored.media, ([key, bytes]) => objects.put(key.replace(stored.id, id), bytes)),
      );
      const { fields } = JSON.parse(stored.document.replaceAll(stored.id, id)) as {
        readonly fields: object;
      };
      const copy = {
        ...fields,
        userId: { stringValue: userId },
        title: { stringValue: title },
        createdAt: { timestampValue: createdAt.toISOString() },
      };
      await askEmulator(`${documents}/motivations?documentId=${id}`, { fields: copy });
    },

    async readTexts() {
      const [people, words, media] = await Promise.all([
        readAccounts(authentication, madeAt),
        readDocuments(documents),
        objects.list(),
      ]);
      return [people, words, ...media, ...(await Promise.all(media.map(objects.read)))];
    },

    async readResetLinks(email) {
      const codes = await readResetCodes(authentication, email);
      // The operator configures this address for the mail's link.
      return codes.map((code) => `/reset-password?mode=resetPassword&oobCode=${code}`);
    },

    async remove() {
      const emulator = documents.replace("/v1/", "/emulator/v1/");
      await fetch(emulator, { method: "DELETE" });
    },
  };
}

/** A field that every document of a collection has, but not the record of a removed inspiration. */
const ownFields = {
  users: "createdAt",
  motivations: "createdAt",
  generations: "userId",
  deletions: "beganAt",
  jobs: "holder",
} as const;

const heldByAny = {
  where: { unaryFilter: { op: "IS_NOT_NULL", field: { fieldPath: ownFields.jobs } } },
};

async function countDocuments(
  documents: string,
  collection: keyof typeof ownFields,
  condition: object = {},
): Promise<number> {
  const answer = await askEmulator(`${documents}:runAggregationQuery`, {
    structuredAggregationQuery: {
      structuredQuery: {
        from: [{ collectionId: collection }],
        orderBy: [{ field: { fieldPath: ownFields[collection] } }],
        ...condition,
      },
      aggregations: [{ alias: "rows", count: {} }],
    },
  });
  const [{ result }] = answer as [
    { result: { aggregateFields: { rows: { integerValue: string } } } },
  ];
  return Number(result.aggregateFields.rows.integerValue);
}

/** All documents, as text. */
async function readDocuments(documents: string): Promise<string> {
  const all = { structuredQuery: { from: [{ allDescendants: true }] } };
  return JSON.stringify(await askEmulator(`${documents}:runQuery`, all));
}

/** The access key of the S3 server, and its secret. */
const account = "S3RVER";
const region = "us-east-1";

const mediaTypes: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".mp3": "audio/mpeg",
  ".webp": "image/webp",
};

function createBucket(address: string) {
  const signed = new AwsClient({
    accessKeyId: account,
    secretAccessKey: account,
    service: "s3",
    region,
  });
  const read = async (path: string) => {
    const answer = await signed.fetch(`${address}${path}`);
    return answer.text();
  };
  return {
    async create() {
      const { status } = await fetch(address, { method: "PUT" });
      if (status !== 200) throw new Error(`The bucket was answered with ${status}`);
    },
    async list() {
      const keys: string[] = [];
      let next: string | undefined = "";
      while (next !== undefined) {
        const listing = await read(`?list-type=2${next}`);
        keys.push(...Array.from(listing.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = ""]) => key));
        const token = listing.match(/<NextContinuationToken>([^<]*)</)?.[1];
        next = token ? `&continuation-token=${encodeURIComponent(token)}` : undefined;
      }
      return keys;
    },
    read: (key: string) => read(`/${key}`),
    async readBytes(key: string) {
      const answer = await signed.fetch(`${address}/${key}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async put(key: string, bytes: Uint8Array) {
      const headers = {
        "content-type": mediaTypes[extname(key)] ?? "",
        // As the product sets it, so that browsers do not cache it.
        "cache-control": "private, no-store",
      };
      const body = Buffer.from(bytes);
      const { status } = await signed.fetch(`${address}/${key}`, { method: "PUT", headers, body });
      if (status !== 200) throw new Error(`${key} was answered with ${status}`);
    },
  };
}

/** The ID token of the page. */
async function readToken(page: Page): Promise<string> {
  const stored = await readStoredSignIn(page);
  if (stored === null) throw new Error("Nobody is signed in on the page");
  return stored.stsTokenManager.accessToken;
}
