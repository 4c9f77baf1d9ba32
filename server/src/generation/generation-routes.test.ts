import { randomUUID } from "node:crypto";
import { toInspirationId, toUid } from "@hearten/contract/ids.ts";
import { generationEndpoints } from "@hearten/contract/inspirations.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createTestClient, type TestClient } from "../http/test-client.ts";
import { readOwned } from "../ports/documents/owned-inspiration.ts";
import { createGenerationRoutes } from "./generation-routes.ts";
import type { GenerationRequest } from "./generation.ts";

const path = "/api/create-affirmation";

describe("The creation call", () => {
  let client: TestClient;
  let token: string;
  let warmedUp: number;
  let requests: [id: string, GenerationRequest][];
  const request = {
    recordId: toInspirationId(randomUUID()),
    length: 3,
    userGoals: ["I sing", "", "I sleep well"],
    description: "  a talk ",
  };

  beforeEach(async () => {
    requests = [];
    warmedUp = 0;
    const identity = createMemoryIdentity();
    const { inspirations } = createMemoryDocuments();
    const routes = createGenerationRoutes(
      { request: async ({ id }, asked) => void requests.push([id, asked]) },
      { read: (session, id) => readOwned(inspirations, session, id) },
      async () => void (warmedUp += 1),
    );
    client = createTestClient(generationEndpoints, routes, identity);
    const signedIn = await identity.createAccount("ann@example.com", "secret");
    token = signedIn.token;
    const added = { length: 3, description: "a talk" } as const;
    await inspirations.add({ id: request.recordId, userId: signedIn.person.uid, ...added });
    await inspirations.add({
      id: toInspirationId("foreign"),
      userId: toUid("somebody else"),
      ...added,
    });
  });

  it("is answered at once", async () => {
    const answer = await client.call("POST", path, request, token);
    expect(answer).toMatchObject({ status: 200, body: { recordId: request.recordId } });
    const { recordId: id, length, userGoals: goals } = request;
    expect(requests).toEqual([[id, { length, goals, description: "a talk", music: null }]]);
  });

  it("takes the music, or leaves it as it is", async () => {
    for (const music of ["full", "soft", "off"])
      expect((await client.call("POST", path, { ...request, music }, token)).status).toBe(200);
    expect(requests.map(([, asked]) => asked.music)).toEqual(["full", "soft", "off"]);
    const answer = await client.call("POST", path, { ...request, music: "loud" }, token);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: "invalid-input", field: "music" } },
    });
  });

  it("takes a person without goals, and the longest texts", async () => {
    for (const changes of [
      { userGoals: [] },
      { userGoals: ["x".repeat(500), "x".repeat(500), "x".repeat(500)] },
      { description: `  ${"x".repeat(2_000)}\n` },
      { length: 1 },
      { length: 5 },
    ])
      expect((await client.call("POST", path, { ...request, ...changes }, token)).status).toBe(200);
  });

  it("is refused when something is missing or out of bounds, and starts nothing", async () => {
    for (const [field, values] of Object.entries({
      recordId: [undefined, "", 1],
      length: [undefined, 0, 2, 4, "3", null, 3.5, -1],
      userGoals: [undefined, "I sing", [1], ["a", "b", "c", "d"], ["x".repeat(501)], null],
      description: [undefined, "", "   ", "\n", "x".repeat(2_001), 1, null],
    }))
      for (const value of values) {
        const answer = await client.call("POST", path, { ...request, [field]: value }, token);
        expect([field, value, answer.status]).toEqual([field, value, 400]);
        expect(answer.body).toMatchObject({ error: { code: "invalid-input", field } });
      }
    expect(requests).toEqual([]);
  });

  it("is refused for an inspiration that is not the person's", async () => {
    const answer = await client.call("POST", path, { ...request, recordId: "foreign" }, token);
    expect(answer).toMatchObject({ status: 404, body: { error: { code: "not-found" } } });
    expect(requests).toEqual([]);
  });

  it("is refused without a sign-in before its body is checked", async () => {
    const answer = await client.call("POST", path, { nonsense: true });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: "not-signed-in" } } });
  });

  it("can be announced, by whoever is signed in", async () => {
    expect(await client.call("POST", "/api/warm-up", {}, token)).toMatchObject({
      status: 200,
      body: {},
    });
    expect(warmedUp).toBe(1);
    expect((await client.call("POST", "/api/warm-up", {})).status).toBe(401);
    expect(warmedUp).toBe(1);
  });
});
