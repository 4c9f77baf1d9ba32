import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { emulator, loadRules, tokenOf } from "./firestore-emulator.fixture.ts";
import { openFirestore } from "../firestore/open-firestore.ts";

const project = `demo-${randomUUID()}`;
const documents = `${emulator.origin}/v1/projects/${project}/databases/(default)/documents`;
const fields = { fields: { name: { stringValue: "Ann" } } };

/** What a browser could ask of the database, signed in with a token of the project or not. */
const requests: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ["GET", "/users/ann"],
  ["GET", "/users"],
  ["GET", "/motivations"],
  ["POST", "/users", fields],
  ["PATCH", "/users/ann", fields],
  ["PATCH", "/somewhere/else", fields],
  ["DELETE", "/users/ann"],
  [
    "POST",
    ":runQuery",
    { structuredQuery: { from: [{ collectionId: "users", allDescendants: true }] } },
  ],
];

async function askAll(headers: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (const [method, path, body] of requests) {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    statuses.push((await fetch(documents + path, { method, headers, ...init })).status);
  }
  return statuses;
}

describe("Firestore's rules", () => {
  const database = openFirestore(project, "(default)");
  beforeEach(() => database.doc("users/ann").set({ name: "Ann" }));
  afterAll(() => database.terminate());

  it("deny everything to everybody but the server", async () => {
    await loadRules(
      project,
      await readFile(new URL("../../../../firestore.rules", import.meta.url), "utf8"),
    );
    expect(new Set(await askAll({}))).toEqual(new Set([403]));
    expect(new Set(await askAll({ Authorization: `Bearer ${tokenOf(project)}` }))).toEqual(
      new Set([403]),
    );
    expect((await database.doc("users/ann").get()).data()).toEqual({ name: "Ann" });
  });

  it("are what denies it", async () => {
    await loadRules(
      project,
      "service cloud.firestore { match /{all=**} { allow read, write: if true; } }",
    );
    expect(new Set(await askAll({}))).toEqual(new Set([200]));
  });
});
