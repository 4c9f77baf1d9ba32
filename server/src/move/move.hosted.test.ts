import { randomUUID } from "node:crypto";
import type { Person } from "@hearten/contract/account.ts";
import { toUid } from "@hearten/contract/ids.ts";
import { noHarm } from "@hearten/reading/harm.ts";
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createFirebaseIdentity } from "../adapters/identity/firebase.ts";
import { openPubSubQueue } from "../adapters/queue/pubsub.ts";
import { createMemorySpace } from "../adapters/free-space/memory.ts";
import { createMemoryMetrics } from "../adapters/metrics/memory.ts";
import { createGeneration } from "../generation/generation.ts";
import type { Media } from "../ports/media.ts";
import { openEmbedded } from "./embedded.ts";
import {
  differences,
  type HostedTarget,
  missing,
  openHostedTarget,
  readAll,
  readBytes,
  removeInstallation,
} from "./hosted-target.fixture.ts";
import { openInstallation } from "./installation.fixture.ts";
import { parsePasswordHash } from "./password-hash.ts";

describe.skipIf(missing.length > 0)("Moving an installation to the hosted stack", () => {
  let on: HostedTarget;
  beforeEach(async () => {
    on = await openHostedTarget();
  });
  afterEach(() => on.close());
  afterAll(removeInstallation);

  it("brings people, documents and files, as the product reads them there", async () => {
    const { isSame, lines } = await on.move();
    expect(differences(lines)).toEqual([]);
    expect(isSame).toBe(true);
    expect(lines).toContain("accounts: 6 here, 6 the same at the target.");
    expect(lines).toContain("inspirations: 5 here, 5 the same at the target.");
    expect(lines).toContain("reports: 1 here, 1 the same at the target.");
    expect(lines).toContain("media files: 8 here, 8 the same at the target.");

    const before = await openInstallation(on.made.path);
    onTestFinished(() => before.close());
    for (const { uid, email } of Object.values(on.made.people)) {
      expect(await on.documents.profiles.read(uid)).toEqual(
        await before.documents.profiles.read(uid),
      );
      const own = await readAll(before.documents, uid);
      expect(await readAll(on.documents, uid)).toEqual(own);
      for (const { id, audio, coverImage, thumbnail, artwork } of own) {
        const generation = await before.documents.generations.read(id);
        expect(await on.documents.generations.read(id)).toEqual(generation);
        for (const key of [audio, coverImage, thumbnail, artwork])
          expect(await readBytes(on.media, key)).toEqual(await readBytes(before.media, key));
      }
      const reports = await before.documents.reports.listOf(uid);
      expect(await on.documents.reports.listOf(uid)).toEqual(reports);
      const user = await on.auth.getUser(uid);
      expect(user.email ?? null).toBe(email);
      if (user.passwordHash === undefined) continue;
      const { hash, salt } = parsePasswordHash(before.hashOf(uid));
      expect(Buffer.from(user.passwordHash, "base64")).toEqual(hash);
      expect(Buffer.from(user.passwordSalt ?? "", "base64")).toEqual(salt);
    }
    const { ann, una, gus } = on.made.people;
    expect((await on.auth.getUser(ann.uid)).emailVerified).toBe(true);
    expect((await on.auth.getUser(una.uid)).emailVerified).toBe(false);
    expect((await on.auth.getUser(gus.uid)).displayName).toBe("Gus Gould");
  });

  it("lets people in by the providers they had, to what was theirs", async () => {
    await on.move();
    const identity = createFirebaseIdentity(on.auth);
    onTestFinished(() => identity.close());
    const { gus, alice, nora, many } = on.made.people;
    const entries: [Person, string, string][] = [
      [gus, "google.com", "google-gus"],
      [alice, "apple.com", "apple-alice"],
      [nora, "apple.com", "apple-nora"],
      [many, "google.com", "google-many"],
      [many, "apple.com", "apple-many"],
    ];
    for (const [person, provider, subject] of entries) {
      const { idToken } = await on.signInByProvider(provider, subject, person.email);
      const headers = new Headers({ authorization: `Bearer ${idToken}` });
      expect((await identity.authenticate(headers))?.person).toEqual(person);
    }
  });

  it("brings of people who leave nothing but that they do", async () => {
    const { lines } = await on.move();
    const { leo, lea } = on.made.leaving;
    const { uid } = leo;
    const deletion = await on.documents.deletions.read(uid);
    const before = await openInstallation(on.made.path);
    onTestFinished(() => before.close());
    expect(deletion).toEqual({
      ...(await before.documents.deletions.read(uid)),
      providerTokens: [],
    });
    expect(await on.documents.profiles.read(uid)).toBeNull();
    expect(await readAll(on.documents, uid)).toEqual([]);
    const own = await before.documents.inspirations.read(on.made.inspirations.leos);
    expect(await on.media.stat(own?.audio ?? "")).toBeNull();
    expect((await on.documents.deletions.read(lea.uid))?.inspirationIds).toEqual([]);
    expect((await on.auth.getUsers([{ uid }, { uid: lea.uid }])).users).toEqual([]);
    expect(lines.filter((line) => line.startsWith("Not moved"))).toEqual([
      "Not moved: files of no inspiration, or of people who leave: 4.",
      "Not moved: tokens of Apple's, which only this installation can open: 1.",
      "Not moved: tokens of people who leave, not revoked at Apple yet: 1.",
    ]);
  });

  it("leaves to the target's workers what waits here", async () => {
    await on.move();
    const queue = await openPubSubQueue({
      projectId: on.project,
      topic: `move-${randomUUID()}`,
      subscription: `move-${randomUUID()}`,
      firestore: on.firestore,
    });
    const log = { debug() {}, info() {}, warn() {}, error() {} };
    const stopping = new AbortController();
    const taken: string[] = [];
    const produce = async (id: string) => {
      taken.push(id);
      stopping.abort();
      return true;
    };
    const generation = createGeneration({
      ...on.documents,
      queue,
      media: on.media,
      produce,
      readHarm: async () => noHarm,
      log,
      freeSpace: createMemorySpace(),
      metrics: createMemoryMetrics(),
      providerSeconds: 0,
    });
    await generation.sweep(stopping.signal);
    await queue.consume((delivery) => generation.attempt(delivery), {
      concurrency: 1,
      signal: stopping.signal,
    });
    await queue.close();
    expect(taken).toEqual([on.made.inspirations.processing]);
    expect((await on.documents.inspirations.read(on.made.inspirations.pending))?.status).toBe(
      "pending",
    );
  });

  it("writes nothing the second time", async () => {
    await on.move();
    const untouched = await on.firestore.doc(`users/${on.made.people.ann.uid}`).get();
    const ended = await on.move();
    expect(ended.isSame).toBe(true);
    expect(ended.lines[0]).toMatch(
      /^It was moved on .*; nothing is written now\. To move again, remove the document moves\/\S+ there first\.$/,
    );
    await on.forgetEnd();
    const again = await on.move({
      media: { ...on.media, put: () => Promise.reject(new Error("It is put a second time.")) },
    });
    expect(again.isSame).toBe(true);
    for (const part of ["documents of people who leave", "media files", "generations", "profiles"])
      expect(again.lines).toContainEqual(expect.stringMatching(`^${part}: \\d+ here, 0 written`));
    const after = await on.firestore.doc(`users/${on.made.people.ann.uid}`).get();
    expect(after.updateTime).toEqual(untouched.updateTime);
  });

  /** Breaks a move off when it has stored so many files and told so many lines. */
  async function moveSteps(steps: number) {
    const stopping = new AbortController();
    let left = steps;
    const step = () => {
      left -= 1;
      if (left < 0) stopping.abort(new Error("Broken off."));
      stopping.signal.throwIfAborted();
    };
    const counted: Media = {
      ...on.media,
      async put(...parameters) {
        step();
        await on.media.put(...parameters);
      },
    };
    return on.move({ media: counted, signal: stopping.signal, onLine: step });
  }

  /** What is there and would lead people to what is not there. */
  async function findDangling(): Promise<string[]> {
    const dangling: string[] = [];
    for (const user of (await on.auth.listUsers()).users) {
      const uid = toUid(user.uid);
      if ((await on.documents.profiles.read(uid)) === null) dangling.push(uid);
      for (const { id, audio } of await readAll(on.documents, uid))
        if (audio !== null && (await on.media.stat(audio)) === null) dangling.push(id);
    }
    return dangling;
  }

  it("goes on when it was broken off, and never points to what is not there", async () => {
    let steps = 0;
    for (; ; steps += 1) {
      const outcome = await moveSteps(steps).catch((error: Error) => error.message);
      expect(await findDangling()).toEqual([]);
      if (outcome !== "Broken off.") break;
    }
    expect(steps).toBeGreaterThan(10);
    expect((await on.check()).isSame).toBe(true);
  }, 60_000);

  it("takes over what was changed here after a move that had not ended", async () => {
    await on.move();
    await on.forgetEnd();
    const { ann } = on.made.people;
    const back = await openInstallation(on.made.path);
    await back.documents.profiles.update(ann.uid, {
      goals: ["changed here", "", ""],
      updatedAt: new Date().toISOString(),
    });
    await back.close();
    expect((await on.move()).isSame).toBe(true);
    expect((await on.documents.profiles.read(ann.uid))?.goals[0]).toBe("changed here");
  });

  it("has ended, for those who leave there, though somebody else is there besides", async () => {
    await on.auth.createUser({ email: "stranger@example.com" });
    expect((await on.move()).isSame).toBe(false);
    const { uid } = on.made.people.ann;
    await on.documents.profiles.delete(uid);
    const { isSame, lines } = await on.move();
    expect(isSame).toBe(false);
    expect(lines[0]).toContain("nothing is written now");
    expect(await on.documents.profiles.read(uid)).toBeNull();
  });

  it("makes no second account for an address or a provider's person", async () => {
    const { ann, gus } = on.made.people;
    const other = await on.auth.createUser({
      email: "ann@example.com",
      password: "somebody else's",
    });
    await on.signInByProvider("google.com", "google-gus", "gus@example.com");
    const { isSame, lines } = await on.move();
    expect(isSame).toBe(false);
    for (const { uid } of [ann, gus])
      expect(lines).toContainEqual(expect.stringMatching(`^account ${uid} can't go over`));
    expect((await on.auth.getUserByEmail("ann@example.com")).uid).toBe(other.uid);
    expect((await on.auth.listUsers()).users).toHaveLength(6);
    await on.auth.deleteUser(other.uid);
    expect((await on.move()).lines).toContain("accounts: 6 here, 5 the same at the target.");
  });

  it("does not begin while the product runs, nor where there is none", async () => {
    const running = await openInstallation(on.made.path);
    await expect(openEmbedded(on.made.path)).rejects.toThrow(
      "is in use by another Hearten; stop it",
    );
    await running.close();
    await expect(openEmbedded(`${on.made.path}/nothing`)).rejects.toThrow("not the data directory");
  });
});
