// One product with several processes: APIs and workers, on the same services.
import { randomUUID } from "node:crypto";
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { firebaseEndpoints } from "@hearten/contract/firebase.ts";
import { liveInspirationsPath } from "@hearten/contract/inspirations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visit } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";
import { runBrowser } from "./running.ts";
import type { ProductStorage } from "./stack-interface.ts";
import { isHosted, stack } from "./stack.ts";
import { create, goals, newAccount, register, signIn, untilReady, writeGoals } from "./steps.ts";

/** How often each of them was made, by the logs of the processes. */
const countMade = (ids: readonly string[], processes: readonly Product[]) => {
  const made = processes
    .flatMap(({ log }) => log)
    .filter((line) => line.includes('"inspiration made"'));
  return ids.map((id) => made.filter((line) => line.includes(id)).length);
};

describe.runIf(isHosted)("with separate API and worker processes", () => {
  const running = runBrowser();
  let storage: ProductStorage;
  let apis: Product[];
  let workers: Product[];

  const start = (role: "api" | "worker", port?: number) =>
    startProduct({ storage, environment: { ROLE: role }, ...(port === undefined ? {} : { port }) });
  const api = (index: number): Product => {
    const found = apis[index];
    if (found === undefined) throw new Error(`There is no API ${index}`);
    return found;
  };

  beforeAll(async () => {
    storage = await stack.createStorage();
    // The first process creates missing resources at the services, so it starts alone.
    apis = [await start("api")];
    const others = [start("api"), start("worker"), start("worker"), start("worker")];
    const [second, ...rest] = await Promise.all(others);
    if (second !== undefined) apis.push(second);
    workers = rest;
  });
  afterAll(async () => {
    await Promise.all([...apis, ...workers].map((process) => process.end("SIGTERM")));
    await storage.remove();
  });

  it("an inspiration requested at one API is made by a worker and becomes ready on a page of the other API", async () => {
    const here = await visit(running.browser, api(0).address);
    const there = await visit(running.browser, api(1).address);
    const account = newAccount();
    await register(here.page, account);
    await writeGoals(here.page);
    await signIn(there.page, account);
    await there.page.getByText("Ready to start your journey?").waitFor();

    await Promise.all([
      there.page.getByText("Generating...", { exact: true }).waitFor(),
      // The longest of the steps, which the worker tells: its first work, for which its studio has to start.
      there.page.getByText("Mixing", { exact: true }).waitFor({ timeout: 60_000 }),
      create(here.page, "Short", "The garden."),
    ]);
    const title = await untilReady(there.page);
    expect(await untilReady(here.page)).toBe(title);
    await there.page.getByRole("button", { name: title, exact: true }).click();
    await there.page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    expect(apis.flatMap(({ log }) => log).join("\n")).not.toContain("inspiration made");
    expect([...here.faults.found, ...there.faults.found]).toEqual([]);
  });

  it("a worker that is killed at its work loses nothing, and nothing is made twice", async () => {
    const before = (await storage.listMedia()).length;
    const token = await stack.accounts.create(api(0).address, newAccount());
    const call = async (method: string, path: string, body: object | null, at = api(0)) => {
      const answer = await fetch(at.address + path, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: body === null ? null : JSON.stringify(body),
      });
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.json() as Promise<object>;
    };
    const ids = Array.from({ length: 6 }, () => randomUUID());
    await Promise.all(
      ids.map(async (id, place) => {
        const at = api(place % 2);
        const description = "The interview on Monday.";
        await call("POST", "/api/inspirations", { id, length: 1, goals: description }, at);
        const wanted = { recordId: id, length: 1, userGoals: goals, description };
        // Without an answer the page repeats the request.
        await call("POST", "/api/create-affirmation", wanted, at);
        await call("POST", "/api/create-affirmation", wanted, api((place + 1) % 2));
      }),
    );
    await storage.untilWorkedOn(workers.length);
    const [victim, ...others] = workers;
    await victim?.end("SIGKILL");
    workers = [...others, await start("worker")];

    const statuses = async () => {
      const { inspirations } = (await call("GET", "/api/inspirations", null)) as {
        readonly inspirations: readonly { readonly status: string }[];
      };
      return inspirations.map(({ status }) => status);
    };
    const all = ids.map(() => "completed");
    await expect
      .poll(statuses, { timeout: (70 + stack.takeOverSeconds) * 1_000, interval: 500 })
      .toEqual(all);
    const everybody = victim === undefined ? workers : [victim, ...workers];
    const times = countMade(ids, everybody);
    expect(Math.max(...times)).toBe(1);
    // The killed worker may have finished one and not come to saying so.
    expect(times.filter((once) => once === 0).length).toBeLessThanOrEqual(1);
    // Audio, cover, thumbnail and artwork of each.
    expect(await storage.listMedia()).toHaveLength(before + 4 * ids.length);
  }, 240_000);

  it("an API that is told to stop ends its streams, and its pages come back to the next", async () => {
    const { page, faults } = await visit(running.browser, api(1).address);
    faults.expect(
      /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED/,
    );
    const account = newAccount();
    const live = page.waitForResponse((answer) => answer.url().endsWith(liveInspirationsPath));
    await register(page, account);
    await writeGoals(page);
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByText("Ready to start your journey?").waitFor();
    await live;
    const stopped = performance.now();
    expect(await api(1).end("SIGTERM")).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(8_000);

    const elsewhere = await visit(running.browser, api(0).address);
    await signIn(elsewhere.page, account);
    await elsewhere.page.getByRole("link", { name: "Create" }).click();
    await create(elsewhere.page, "Short", "The garden.");
    apis = [api(0), await start("api", Number(new URL(api(1).address).port))];
    await untilReady(page);
    expect([...faults.found, ...elsewhere.faults.found]).toEqual([]);
  });

  it("a person whose sign-ins end elsewhere is signed out at the next call within seconds, and soon without a call", async () => {
    const account = newAccount();
    const idle = await visit(running.browser, api(0).address);
    const busy = await visit(running.browser, api(1).address);
    for (const { faults } of [idle, busy]) faults.expect(/status of 40[01]/);
    await register(idle.page, account);
    await writeGoals(idle.page);
    await idle.page.getByRole("link", { name: "Home" }).click();
    await idle.page.getByText("Ready to start your journey?").waitFor();
    await signIn(busy.page, account);
    await busy.page.getByText("Ready to start your journey?").waitFor();
    await stack.endSignIns(idle.context, account);

    const way = busy.page.getByRole("button", { name: /^Sign (?:In|Out)$/ });
    const seeProfile = async () => {
      await busy.page.goto("/userprofile");
      return way.innerText();
    };
    await expect.poll(seeProfile, { timeout: 15_000 }).toBe("Sign In");
    await idle.page.getByRole("button", { name: "Sign In" }).waitFor({ timeout: 90_000 });
    expect([...idle.faults.found, ...busy.faults.found]).toEqual([]);
  });

  it("a worker answers health checks and nothing else", async () => {
    const [worker] = workers;
    const live = { method: "GET", path: liveInspirationsPath };
    const page = { method: "GET", path: "/dashboard" };
    const answered: string[] = [];
    const calls = { ...commonEndpoints, ...firebaseEndpoints, live, page };
    for (const [name, { method, path }] of Object.entries(calls)) {
      const { status } = await fetch(`${worker?.address}${path}`, {
        method,
        ...(method === "GET"
          ? {}
          : { headers: { "content-type": "application/json" }, body: "{}" }),
      });
      if (status !== 404) answered.push(`${name} ${status}`);
    }
    expect(answered).toEqual(["readHealth 200"]);
  });
});
