import { type InspirationId, toInspirationId, type Uid } from "@hearten/contract/ids.ts";
import { reportEndpoints } from "@hearten/contract/reports.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createTestClient, type TestClient } from "../http/test-client.ts";
import { addTo, newInspiration } from "../ports/documents/documents.fixture.ts";
import type { Documents } from "../ports/documents/documents.ts";
import { Refusal } from "../ports/refusal.ts";
import { createReportRoutes } from "./report-routes.ts";

const noon = Date.UTC(2026, 10, 23, 12);
const scriptText = "Your garden waits.\n\nBreathe in.";

describe("Reporting an inspiration", () => {
  let documents: Documents;
  let client: TestClient;
  let ann: Uid;
  let token: string;
  let strangersToken: string;
  let id: InspirationId;
  let now: number;
  let consumed: string[];
  let isLimited: boolean;

  beforeEach(async () => {
    now = noon;
    consumed = [];
    isLimited = false;
    documents = createMemoryDocuments();
    const identity = createMemoryIdentity();
    const routes = createReportRoutes({
      ...documents,
      rateLimit: {
        consume(uid) {
          consumed.push(uid);
          if (isLimited) throw new Refusal("too-many-requests", "Later.", { retryAfter: 60 });
        },
      },
      now: () => now,
    });
    client = createTestClient(reportEndpoints, routes, identity);
    const account = await identity.createAccount("ann@example.com", "secret");
    token = account.token;
    ann = account.person.uid;
    strangersToken = (await identity.createAccount("bob@example.com", "secret")).token;
    ({ id } = await addTo(documents.inspirations, newInspiration(ann)));
    await documents.inspirations.update(id, ["pending"], { status: "completed", scriptText });
  });

  const whole = { reason: "untrue", note: "  I have no garden. ", showsText: true };
  const report = (body: object = whole, by = token, of: string = id) =>
    client.call("PUT", `/api/inspirations/${of}/report`, body, by);
  const codeOf = async (answer: ReturnType<typeof report>) => {
    const { status, body } = await answer;
    return [status, (body as { error: { code: string } }).error.code];
  };
  const kept = () => documents.reports.list(new Date(0));

  it("keeps the reason, the note and, with consent, the text as it is now", async () => {
    expect(await report()).toMatchObject({ status: 200, body: {} });
    expect(await kept()).toEqual([
      {
        inspirationId: id,
        userId: ann,
        reportedAt: "2026-11-23T12:00:00.000Z",
        reason: "untrue",
        note: "I have no garden.",
        scriptText,
      },
    ]);
    expect(consumed).toEqual([ann]);
  });

  it("keeps no word of the text without consent", async () => {
    await report({ ...whole, note: "", showsText: false });
    expect(await kept()).toMatchObject([{ note: "", scriptText: null }]);
    expect(JSON.stringify(await kept())).not.toContain("garden");
  });

  it("of the same one again replaces the first, consent taken back included", async () => {
    await report();
    now += 1_000;
    await report({ reason: "sound", note: "", showsText: false });
    expect(await kept()).toMatchObject([
      { reason: "sound", scriptText: null, reportedAt: "2026-11-23T12:00:01.000Z" },
    ]);
  });

  it("is its owner's alone", async () => {
    expect(await codeOf(report(whole, strangersToken))).toEqual([404, "not-found"]);
    expect(await codeOf(report(whole, token, "unknown"))).toEqual([404, "not-found"]);
    expect(await codeOf(report(whole, "nobody"))).toEqual([401, "not-signed-in"]);
    expect(await kept()).toEqual([]);
  });

  it("waits until there is something to report", async () => {
    const { id: waiting } = await addTo(documents.inspirations, newInspiration(ann));
    expect(await codeOf(report(whole, token, waiting))).toEqual([409, "conflict"]);
    await documents.inspirations.update(waiting, ["pending"], { status: "failed" });
    expect(await codeOf(report(whole, token, waiting))).toEqual([409, "conflict"]);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ["reason", { ...whole, reason: "boring" }],
    ["note", { ...whole, note: "x".repeat(501) }],
    ["note", { reason: "untrue", showsText: true }],
    ["showsText", { reason: "untrue", note: "" }],
    ["showsText", { ...whole, showsText: "yes" }],
  ])("refuses a wrong or missing %s and keeps nothing", async (field, body) => {
    const answer = await report(body);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: "invalid-input", field } },
    });
    expect(await kept()).toEqual([]);
  });

  it("is limited for each person, and nothing is looked up then", async () => {
    isLimited = true;
    expect(await codeOf(report(whole, token, toInspirationId("unknown")))).toEqual([
      429,
      "too-many-requests",
    ]);
    expect(await codeOf(report())).toEqual([429, "too-many-requests"]);
    expect(await kept()).toEqual([]);
  });

  it("is refused for somebody who is leaving", async () => {
    await documents.deletions.begin(ann, []);
    expect(await codeOf(report())).toEqual([401, "not-signed-in"]);
    expect(await kept()).toEqual([]);
  });
});
