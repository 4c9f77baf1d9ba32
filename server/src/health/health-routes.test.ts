import { healthEndpoints } from "@hearten/contract/health.ts";
import { describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createTestClient } from "../http/test-client.ts";
import { createHealthRoutes } from "./health-routes.ts";

const working = { checkHealth: async () => undefined };
const broken = { checkHealth: () => Promise.reject(new Error("a secret reason")) };
const ask = (parts: Parameters<typeof createHealthRoutes>[0]) =>
  createTestClient(healthEndpoints, createHealthRoutes(parts), createMemoryIdentity()).call(
    "GET",
    "/api/health",
  );

describe("Health", () => {
  it("is ok when every part works", async () => {
    expect(await ask({ documents: working, media: working })).toMatchObject({
      status: 200,
      body: { status: "ok" },
    });
  });

  it("names the parts that don't, and no more", async () => {
    const answer = await ask({ documents: working, queue: broken, media: broken });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.body).toEqual({
      error: { code: "unavailable", message: "Not working: queue, media." },
    });
  });
});
