// Where the tests move installations to: services of the hosted stack that hold nothing yet.
import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Uid } from "@hearten/contract/ids.ts";
import { createFirestoreDocuments } from "../adapters/documents/firestore.ts";
import { openFirestore } from "../adapters/firestore/open-firestore.ts";
import { openFirebaseAuthentication } from "../adapters/identity/open-firebase-authentication.ts";
import { createS3Requests } from "../adapters/media/s3-requests.ts";
import { createS3Media } from "../adapters/media/s3.ts";
import type { Documents } from "../ports/documents/documents.ts";
import type { StoredInspiration } from "../ports/documents/inspiration-store.ts";
import type { Media } from "../ports/media.ts";
import { openEmbedded } from "./embedded.ts";
import { makeInstallation } from "./installation.fixture.ts";
import { moveInstallation } from "./move.ts";

const environment = process.env;
const hosts = (environment["AUTH_EMULATOR_HOSTS"] ?? "").split(",").filter(Boolean);
const endpoint = environment["S3_ENDPOINT"] ?? "";

/** Variables that name no emulator; without all of them nothing can be moved. */
export const missing = [
  "AUTH_EMULATOR_HOSTS",
  "FIRESTORE_EMULATOR_HOST",
  "PUBSUB_EMULATOR_HOST",
  "S3_ENDPOINT",
].filter((name) => !environment[name]);
if (missing.length > 0)
  process.stderr.write(
    `SKIPPED: moving to the hosted stack; ${missing.join(", ")} name no emulator.\n`,
  );

/** Each worker of the tests has an Authentication emulator with a project of its own. */
const slot = (Number(environment["VITEST_POOL_ID"] ?? 1) - 1) % Math.max(hosts.length, 1);
const authHost = hosts[slot] ?? "";
const project = `demo-hearten-${slot + 1}`;

interface MoveSettings {
  readonly isCheck?: boolean;
  readonly media?: Media;
  readonly signal?: AbortSignal;
  readonly onLine?: () => void;
}

export type HostedTarget = Awaited<ReturnType<typeof openHostedTarget>>;

/** Made once for a file: hashing passwords takes long. */
let template: ReturnType<typeof makeInstallation> | null = null;

async function copyInstallation() {
  const { path: original, ...made } = await (template ??= makeInstallation());
  const path = await mkdtemp(join(tmpdir(), "hearten-move-"));
  await cp(original, path, { recursive: true });
  return { ...made, path };
}

/** Removes what the tests of a file have copied from. */
export async function removeInstallation(): Promise<void> {
  if (template === null) return;
  const { path } = await template;
  // The next file of this process makes its own.
  template = null;
  await rm(path, { recursive: true, force: true });
}

/** An empty target, and an installation to be moved there. */
export async function openHostedTarget() {
  environment["FIREBASE_AUTH_EMULATOR_HOST"] = authHost;
  const auth = openFirebaseAuthentication(project);
  await fetch(`http://${authHost}/emulator/v1/projects/${project}/accounts`, {
    method: "DELETE",
    headers: { authorization: "Bearer owner" },
  });
  const bucket = `media-${randomUUID()}`;
  await fetch(`${endpoint}/${bucket}`, { method: "PUT" });
  const account = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const s3 = { ...account, endpoint, bucket, region: "us-east-1" };
  const media = createS3Media(s3);
  const database = `move-${randomUUID()}`;
  const firestore = openFirestore(project, database);
  const documents = createFirestoreDocuments(firestore);
  const made = await copyInstallation();

  async function move(settings: MoveSettings = {}) {
    const here = await openEmbedded(made.path);
    const lines: string[] = [];
    try {
      const isSame = await moveInstallation(
        here,
        { auth, firestore, media: settings.media ?? media },
        {
          isCheck: settings.isCheck ?? false,
          tell(line) {
            lines.push(line);
            settings.onLine?.();
          },
          signal: settings.signal ?? new AbortController().signal,
        },
      );
      return { isSame, lines };
    } finally {
      await here.close();
    }
  }

  return {
    project,
    auth,
    firestore,
    documents,
    media,
    made,
    move,
    check: () => move({ isCheck: true }),
    /** As if no move had ended. */
    async forgetEnd() {
      for (const { ref } of (await firestore.collection("moves").get()).docs) await ref.delete();
    },
    /** Removes one object, which the port has no call for. */
    remove: (key: string) => createS3Requests(s3).send({ method: "DELETE", key, timeout: 5_000 }),
    /** A call of the browser's to Firebase Authentication by a provider's credential. */
    async signInByProvider(providerId: string, subject: string, email: string | null) {
      const idToken = JSON.stringify({ sub: subject, email, email_verified: email !== null });
      const response = await fetch(
        `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            postBody: new URLSearchParams({ id_token: idToken, providerId }).toString(),
            requestUri: "http://localhost",
            returnSecureToken: true,
          }),
        },
      );
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as { readonly idToken: string }; // the service's shape
    },
    /** What the command is told. */
    settings: {
      ...environment,
      DATA_DIR: made.path,
      GOOGLE_CLOUD_PROJECT: project,
      FIREBASE_API_KEY: "any",
      FIREBASE_AUTH_EMULATOR_HOST: authHost,
      FIRESTORE_DATABASE: database,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    async close() {
      await documents.close();
      await rm(made.path, { recursive: true, force: true });
    },
  };
}

/** The lines that name one thing that is not the same; those that count have a colon. */
export const differences = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/^[a-z ]+: \d+ here, |^Not moved|^It was moved/.test(line));

export async function readAll(
  documents: Documents,
  uid: Uid,
): Promise<readonly StoredInspiration[]> {
  return (await documents.inspirations.list(uid, 100, null)).inspirations;
}

export async function readBytes(media: Media, key: string | null): Promise<Buffer | null> {
  const body = key === null ? null : await media.open(key, null);
  return body === null ? null : buffer(body.stream);
}
