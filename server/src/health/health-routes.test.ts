import { healthEndpoints } from "@hearten/contract/health.ts";
import { describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createTestClient } from "../http/test-client.ts";
import type { Log } from "../ports/log.ts";
import { createHealthRoutes, type Degradable } from "./health-routes.ts";

const working = { checkHealth: async () => undefined };
const broken = { checkHealth: () => Promise.reject(new Error("a secret reason")) };
const allWell = async () => [];
const createAsk = (...given: Parameters<typeof createHealthRoutes>) => {
  const routes = createHealthRoutes(...given);
  const client = createTestClient(healthEndpoints, routes, createMemoryIdentity());
  return () => client.call("GET", "/api/health");
};
const ask = (parts: Parameters<typeof createHealthRoutes>[0]) => createAsk(parts, allWell)();

describe("Health", () => {
  it("is ok when every part works", async () => {
    const answer = await ask({ documents: working, media: working });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: "ok" });
  });

  it("is ok while the server does a provider's work itself, and says for whom at that moment", async () => {
    let degraded: readonly Degradable[] = ["writer", "voice"];
    const askNow = createAsk({ documents: working }, async () => degraded);
    const answer = await askNow();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: "ok", degraded: ["writer", "voice"] });
    degraded = ["voice"];
    expect((await askNow()).body).toEqual({ status: "ok", degraded: ["voice"] });
    degraded = ["room"];
    expect((await askNow()).body).toEqual({ status: "ok", degraded: ["room"] });
    degraded = [];
    expect((await askNow()).body).toEqual({ status: "ok" });
  });

  it("names the parts that don't, and no more", async () => {
    const answer = await ask({ documents: working, queue: broken, media: broken });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.body).toEqual({
      error: { code: "unavailable", message: "Not working: queue, media." },
    });
  });

  it("tells the log alone why a part does not work", async () => {
    const logged: unknown[] = [];
    const keep = (fields: { error?: unknown }) => void logged.push(fields.error);
    const log: Log = { debug: () => undefined, info: keep, warn: keep, error: keep };
    const routes = createHealthRoutes({ documents: working, queue: broken }, allWell);
    const client = createTestClient(healthEndpoints, routes, createMemoryIdentity(), { log });
    const { body } = await client.call("GET", "/api/health");
    expect(logged).toEqual([expect.objectContaining({ cause: new Error("a secret reason") })]);
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  it("checks the parts once for calls at the same time, and again two seconds later", async () => {
    let now = 0;
    let checks: PromiseWithResolvers<void>[] = [];
    const media = {
      checkHealth: () => {
        const check = Promise.withResolvers<void>();
        checks.push(check);
        return check.promise;
      },
    };
    const askNow = createAsk({ media }, allWell, () => now);
    const together = [askNow(), askNow()];
    await expect.poll(() => checks).toHaveLength(1);
    now += 5_000;
    together.push(askNow());
    checks[0]?.reject(new Error("a secret reason"));
    for (const answer of await Promise.all(together)) expect(answer.status).toBe(503);
    now += 1_999;
    expect((await askNow()).status).toBe(503);
    expect(checks).toHaveLength(1);

    checks = [];
    now += 1;
    const later = askNow();
    await expect.poll(() => checks).toHaveLength(1);
    checks[0]?.resolve();
    expect((await later).status).toBe(200);
    now += 1_999;
    expect((await askNow()).status).toBe(200);
    expect(checks).toHaveLength(1);
  });
});
