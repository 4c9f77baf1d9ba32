// An installation of the embedded stack as people leave it behind, made by the product's own adapters.
import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Person } from "@hearten/contract/account.ts";
import { type InspirationId, toInspirationId, type Uid } from "@hearten/contract/ids.ts";
import type { Profile } from "@hearten/contract/profile.ts";
import { createSqliteDocuments } from "../adapters/documents/sqlite.ts";
import { createBetterAuthIdentity } from "../adapters/identity/better-auth.ts";
import { createMemoryProviderClient } from "../adapters/identity/memory-provider-client.ts";
import { createFileMedia } from "../adapters/media/files.ts";
import { openDatabase } from "../adapters/sqlite/open-database.ts";
import { folderOf } from "../generation/folder.ts";
import type { InspirationChanges } from "../ports/documents/inspiration-store.ts";
import { openLocal } from "../stack/local.ts";

/** Opens a data directory as the product does. */
export async function openInstallation(path: string) {
  const local = await openLocal(path);
  const { directory, deriveKey } = local;
  const google = createMemoryProviderClient("google");
  const apple = createMemoryProviderClient("apple");
  const accounts = await directory.open("identity.sqlite", (file) => new DatabaseSync(file));
  const identity = await createBetterAuthIdentity({
    database: accounts,
    secret: deriveKey("sign-ins").toString("hex"),
    publicUrl: "http://127.0.0.1:3000",
    isCalledFromOtherSites: false,
    clients: [google, apple],
  });
  const documents = createSqliteDocuments(await directory.open("hearten.sqlite", openDatabase));
  const media = await directory.open("media", (folder) => createFileMedia(folder));

  return {
    identity,
    google,
    apple,
    documents,
    media,
    hashOf: (uid: string) => {
      const row = accounts
        .prepare(`select password from account where "userId" = ? and password is not null`)
        .get(uid);
      return String(row?.["password"]);
    },
    async close() {
      await identity.close();
      await documents.close();
      directory.release();
    },
  };
}

type Installation = Awaited<ReturnType<typeof openInstallation>>;

const moment = "2026-03-04T05:06:07.089Z";

async function addProfile({ documents }: Installation, person: Person, told: Partial<Profile>) {
  await documents.profiles.create(person.uid, {
    email: person.email,
    createdAt: moment,
    lastLoginAt: "2026-03-05T00:00:00.001Z",
    firstName: null,
    lastName: null,
    displayName: null,
    goals: ["I run my own studio", "", "Ruhig schlafen 🌙"],
    hasCompletedOnboarding: true,
    voice: null,
    keepsWordsHere: false,
    music: "full",
    reminder: null,
    calendarHash: null,
    updatedAt: moment,
    ...told,
  });
}

async function addInspiration({ documents }: Installation, uid: Uid, isAskedFor: boolean) {
  const id = toInspirationId(randomUUID());
  const description = 'A quarrel with my sister.\nIt still hurts: "always", she said. 🌧️';
  await documents.inspirations.add({ id, userId: uid, length: 3, description, music: "soft" });
  if (!isAskedFor) return id;
  await documents.generations.write(id, {
    userId: uid,
    goals: ["I run my own studio", "", "Ruhig schlafen 🌙"],
    description,
    script: JSON.stringify({ lines: [{ role: "opening", text: "Good evening." }] }),
  });
  await documents.inspirations.update(id, ["pending"], { status: "processing", help: true });
  return id;
}

async function complete({ documents, media }: Installation, id: InspirationId) {
  const folder = `${folderOf(id)}${randomUUID()}/`;
  const files = {
    audio: [`${folder}audio.mp3`, "audio/mpeg"],
    coverImage: [`${folder}cover.webp`, "image/webp"],
    thumbnail: [`${folder}thumbnail.webp`, "image/webp"],
    artwork: [`${folder}artwork.jpg`, "image/jpeg"],
  } as const;
  for (const [key, type] of Object.values(files))
    await media.put(key, crypto.getRandomValues(new Uint8Array(2_000)), type);
  const keys = Object.entries(files).map(([field, [key]]) => [field, key] as const);
  const changes: InspirationChanges = Object.fromEntries(keys);
  await documents.inspirations.update(id, ["processing"], {
    ...changes,
    status: "completed",
    title: "The door stays open",
    preference: "Calm confidence",
    scriptText: "Good evening.\n\nThe door stays open.",
    timeline: [
      { text: "Good evening.", start: 0.5, end: 2 },
      { text: "The door stays open.", start: 3.125, end: 180 },
    ],
    duration: 180,
    madeBy: { writer: "Hearten", voice: "Rowan" },
  });
}

async function report({ documents }: Installation, userId: Uid, inspirationId: InspirationId) {
  await documents.reports.put({
    inspirationId,
    userId,
    reportedAt: moment,
    reason: "untrue",
    note: "There was no door. 🚪",
    scriptText: "Good evening.\n\nThe door stays open.",
  });
}

/** Makes an installation with one of each kind of person, inspiration and trace; it does not run. */
export async function makeInstallation() {
  const path = await mkdtemp(join(tmpdir(), "hearten-move-"));
  const installation = await openInstallation(path);
  const { identity, google, apple, documents } = installation;
  const noName = { displayName: null, firstName: null, lastName: null };

  const ann = (await identity.createAccount("ann@example.com", "Grüße, ﬁve ½")).person;
  await identity.signInWithPassword("ann@example.com", "Grüße, ﬁve ½");
  const mail = await identity.createPasswordReset("ann@example.com");
  await identity.resetPassword(new Headers(), mail?.token ?? "", "Grüße, ﬁve ½");
  const una = (await identity.createAccount("una@example.com", "unproved")).person;
  const gusAtGoogle = {
    subject: "google-gus",
    email: "gus@example.com",
    isEmailVerified: true,
    name: { ...noName, displayName: "Gus Gould" },
  };
  const gus = (await identity.signInWithCredential(google.present(gusAtGoogle))).person;
  const aliceAtApple = {
    subject: "apple-alice",
    email: "x1y2@privaterelay.appleid.com",
    isEmailVerified: true,
    token: { clientId: "example.hearten", token: "refresh-token" },
  };
  const alice = (await identity.signInWithCredential(apple.present(aliceAtApple))).person;
  const nora = (await identity.signInWithCredential(apple.present({ subject: "apple-nora" })))
    .person;
  const many = (await identity.createAccount("many@example.com", "secret of many")).person;
  const manySession = await identity.signInWithPassword("many@example.com", "secret of many");
  const headers = new Headers({ authorization: `Bearer ${manySession.token}` });
  const session = await identity.authenticate(headers);
  if (session === null) throw new Error("Nobody is signed in.");
  for (const [client, subject] of [
    [google, "google-many"],
    [apple, "apple-many"],
  ] as const)
    await identity.linkCredential(session, client.present({ subject }));
  const leo = (await identity.createAccount("leo@example.com", "leaves soon")).person;

  await addProfile(installation, ann, {
    displayName: "Ann",
    voice: "slt",
    keepsWordsHere: true,
    music: "off",
    reminder: { hour: 21, days: ["friday", "sunday"], chosenAt: moment },
    calendarHash: "b".repeat(64),
  });
  await addProfile(installation, una, { goals: [], hasCompletedOnboarding: false });
  await addProfile(installation, gus, { displayName: "Gus Gould" });
  await addProfile(installation, alice, { firstName: "Alice", lastName: "Archer" });
  await addProfile(installation, nora, {});
  await addProfile(installation, many, {});
  await addProfile(installation, leo, {});

  const inspirations = {
    completed: await addInspiration(installation, ann.uid, true),
    failed: await addInspiration(installation, ann.uid, true),
    processing: await addInspiration(installation, ann.uid, true),
    pending: await addInspiration(installation, una.uid, false),
    noras: await addInspiration(installation, nora.uid, true),
    leos: await addInspiration(installation, leo.uid, true),
  };
  for (const id of [inspirations.completed, inspirations.noras, inspirations.leos])
    await complete(installation, id);
  await documents.inspirations.update(inspirations.failed, ["processing"], {
    status: "failed",
    error: "Something went wrong.",
  });
  await report(installation, ann.uid, inspirations.completed);
  await report(installation, leo.uid, inspirations.leos);
  await documents.deletions.begin(leo.uid, ["a sealed token"]);
  await identity.deletePerson(leo.uid);
  // The product ended before it could go on.
  const lea = (await identity.createAccount("lea@example.com", "leaves too")).person;
  await documents.deletions.begin(lea.uid, []);

  const people = { ann, una, gus, alice, nora, many };
  for (const person of Object.values(people)) {
    const methods = await identity.listSignInMethods(person.uid);
    Object.assign(person, { methods });
  }
  await installation.close();
  return { path, people, leaving: { leo, lea }, inspirations };
}
