import firestoreModule from "@google-cloud/firestore";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Report } from "../ports/documents/report-store.ts";
import { createDocumentsPart } from "./documents-part.ts";
import {
  differences,
  type HostedTarget,
  missing,
  openHostedTarget,
  readAll,
  readBytes,
  removeInstallation,
} from "./hosted-target.fixture.ts";
import { passwordHashing } from "./password-hash.ts";

describe.skipIf(missing.length > 0)("What was moved", () => {
  let on: HostedTarget;
  beforeEach(async () => {
    on = await openHostedTarget();
  });
  afterEach(() => on.close());
  afterAll(removeInstallation);

  let audio: string;
  beforeEach(async () => {
    await on.move();
    const completed = await on.documents.inspirations.read(on.made.inspirations.completed);
    audio = completed?.audio ?? "";
  });

  const plants: Record<string, () => Promise<string>> = {
    "a goal": async () => {
      await on.firestore.doc(`users/${on.made.people.ann.uid}`).update({ goals: ["", "", ""] });
      return `users/${on.made.people.ann.uid} is different`;
    },
    "a voice": async () => {
      await on.firestore.doc(`users/${on.made.people.ann.uid}`).update({ voice: null });
      return `users/${on.made.people.ann.uid} is different`;
    },
    "who spoke": async () => {
      const { ref } = await on.firestore.doc(`motivations/${on.made.inspirations.noras}`).get();
      await ref.update({ madeBy: null });
      return `motivations/${ref.id} is different`;
    },
    "a millisecond": async () => {
      const { ref } = await on.firestore.doc(`motivations/${on.made.inspirations.failed}`).get();
      await ref.update({ createdAt: new Date("2026-01-01T00:00:00.001Z") });
      return `motivations/${ref.id} has been used or changed`;
    },
    "a field too many": async () => {
      await on.firestore.doc(`users/${on.made.people.una.uid}`).update({ nickname: "U" });
      return `users/${on.made.people.una.uid} is different`;
    },
    "a word of a title": async () => {
      const { ref } = await on.firestore.doc(`motivations/${on.made.inspirations.noras}`).get();
      await ref.update({ title: "The door stays shut" });
      return `motivations/${ref.id} is different`;
    },
    "a lost inspiration": async () => {
      await on.firestore.doc(`motivations/${on.made.inspirations.noras}`).delete();
      return `motivations/${on.made.inspirations.noras} is missing`;
    },
    "a word of a script": async () => {
      const { ref } = await on.firestore.doc(`generations/${on.made.inspirations.failed}`).get();
      await ref.update({ script: "{}" });
      return `generations/${ref.id} is different`;
    },
    "a word of a report": async () => {
      const { ref } = await on.firestore.doc(`reports/${on.made.inspirations.completed}`).get();
      await ref.update({ note: "There was a door." });
      return `reports/${ref.id} is different`;
    },
    "a byte of a recording": async () => {
      const bytes = Buffer.from((await readBytes(on.media, audio)) ?? "");
      bytes.writeUInt8(bytes.readUInt8(700) ^ 1, 700);
      await on.media.put(audio, bytes, "audio/mpeg");
      return `${audio} is different`;
    },
    "a lost recording": async () => {
      await on.remove(audio);
      return `${audio} is missing`;
    },
    "a password": async () => {
      const { uid, email } = on.made.people.ann;
      await on.auth.deleteUser(uid);
      const passwordHash = Buffer.alloc(64);
      const user = { uid, email: email ?? "", emailVerified: true, passwordHash };
      await on.auth.importUsers([user], passwordHashing);
      return `account ${uid} is different`;
    },
    "a lost way in": async () => {
      await on.auth.updateUser(on.made.people.many.uid, { providersToUnlink: ["apple.com"] });
      return `account ${on.made.people.many.uid} is different`;
    },
    "a lost account": async () => {
      await on.auth.deleteUser(on.made.people.nora.uid);
      return `account ${on.made.people.nora.uid} is missing`;
    },
    "a stranger": async () => {
      const { uid } = await on.auth.createUser({ email: "stranger@example.com" });
      return `account ${uid} is only at the target`;
    },
    "a stranger's profile": async () => {
      await on.firestore.doc("users/stranger").set({ goals: [] });
      return "users/stranger is only at the target";
    },
  };

  it.each(Object.entries(plants))("differs by %s, which is told", async (_what, plant) => {
    const difference = await plant();
    for (const look of [on.check, on.move]) {
      const { isSame, lines } = await look();
      expect(isSame).toBe(false);
      expect(lines).toContainEqual(expect.stringContaining(difference));
      expect(lines).not.toContainEqual(expect.stringMatching(/\d written/));
    }
    // What neither was moved nor can be told from what the product wrote stays as it is.
    const isMended = !/only at|been used/.test(difference);
    await on.forgetEnd();
    const { isSame, lines } = await on.move();
    expect(isSame).toBe(isMended);
    expect(differences(lines)).toHaveLength(isMended ? 0 : 1);
  });

  it("overwrites nothing that the product has changed there, ended or not", async () => {
    const { ann, gus } = on.made.people;
    const { processing } = on.made.inspirations;
    await on.documents.profiles.update(ann.uid, {
      goals: ["new", "", ""],
      updatedAt: new Date().toISOString(),
    });
    const title = "Made over there";
    await on.documents.inspirations.update(processing, ["processing"], {
      status: "completed",
      title,
    });
    const { userId, goals } = (await on.documents.generations.read(processing)) ?? {
      userId: ann.uid,
      goals: [],
    };
    const generation = { userId, goals, description: "other", script: null };
    await on.documents.generations.write(processing, generation);
    const report: Report = {
      inspirationId: on.made.inspirations.completed,
      userId: ann.uid,
      reportedAt: new Date().toISOString(),
      reason: "hurtful",
      note: "",
      scriptText: null,
    };
    await on.documents.reports.put(report);
    await on.signInByProvider("google.com", "google-gus", "gus@example.com");
    await on.auth.updateUser(gus.uid, { displayName: "Gustav" });
    await on.forgetEnd();
    const { isSame, lines } = await on.move();
    expect(isSame).toBe(false);
    for (const name of [
      `users/${ann.uid}`,
      `motivations/${processing}`,
      `generations/${processing}`,
      `reports/${report.inspirationId}`,
      `account ${gus.uid}`,
    ])
      expect(lines).toContain(
        `${name} has been used or changed at the target, and stays as it is there.`,
      );
    expect((await on.documents.profiles.read(ann.uid))?.goals).toEqual(["new", "", ""]);
    expect((await on.documents.inspirations.read(processing))?.title).toBe(title);
    expect(await on.documents.generations.read(processing)).toEqual(generation);
    expect(await on.documents.reports.listOf(ann.uid)).toEqual([report]);
    expect((await on.auth.getUser(gus.uid)).displayName).toBe("Gustav");
  });

  it("takes what was written there and is the same for the same", async () => {
    const { failed } = on.made.inspirations;
    await on.documents.inspirations.update(failed, ["failed"], { status: "failed" });
    expect(await on.check()).toMatchObject({ isSame: true });
  });

  it("is not overwritten when it is written in the moment of comparing", async () => {
    const { uid } = on.made.people.ann;
    const part = createDocumentsPart(on.firestore, {
      name: "profiles",
      collection: "users",
      ownFields: [],
      atOnce: 1,
      documents: () => [{ path: `users/${uid}`, fields: { goals: ["here"] }, marks: {} }],
      async isNewer() {
        await on.documents.profiles.update(uid, { goals: ["there"] });
        return false;
      },
      isKnown: () => true,
    });
    const bringing = part.bring(() => undefined, new AbortController().signal);
    await expect(bringing).rejects.toMatchObject({
      code: firestoreModule.GrpcStatus.FAILED_PRECONDITION,
    });
    expect((await on.documents.profiles.read(uid))?.goals).toEqual(["there"]);
  });

  it("does not bring back who has left there", async () => {
    const { ann } = on.made.people;
    await on.auth.deleteUser(ann.uid);
    await on.documents.inspirations.deleteAll(ann.uid);
    await on.documents.profiles.delete(ann.uid);
    expect((await on.move()).isSame).toBe(false);
    expect(await on.documents.profiles.read(ann.uid)).toBeNull();
    expect(await readAll(on.documents, ann.uid)).toEqual([]);
    await expect(on.auth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});
