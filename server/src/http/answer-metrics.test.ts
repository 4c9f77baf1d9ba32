import { healthEndpoints } from "@hearten/contract/health.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMetrics } from "../adapters/metrics/memory.ts";
import { Refusal } from "../ports/refusal.ts";
import { createTestClient } from "./test-client.ts";

const endpoints = {
  ...healthEndpoints,
  readThing: {
    method: "GET",
    path: "/api/things/:id",
    access: "open",
    input: v.object({ id: v.string() }),
    output: v.object({}),
  },
} as const;

describe("What an operator is told of answers", () => {
  it("is route, status and code, and nothing of the path", async () => {
    const metrics = createMemoryMetrics();
    const client = createTestClient(
      endpoints,
      {
        readHealth: async () => ({ status: "ok" as const }),
        readThing: async ({ id }) => {
          if (id === "private") throw new Refusal("not-found", "There is none.");
          throw new Error("broken");
        },
      },
      createMemoryIdentity(),
      { metrics },
    );
    await client.request("/api/health?word=private");
    await client.request("/api/things/private");
    await client.request("/api/things/other");
    await client.request("/api/private");
    await client.request("/private");
    expect(metrics.noted).toEqual([
      "GET /api/health 200",
      "not-found",
      "GET /api/things/:id 404",
      "internal",
      "GET /api/things/:id 500",
      "not-found",
      "GET /api/* 404",
      "GET /* 200",
    ]);
  });
});
