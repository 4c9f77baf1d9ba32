// Every route, called by nobody, by another person, by somebody who has deleted the account, by somebody whose sign-in
// has ended, and by the owner of what it is about. Made from the contract, so that a new route is in it.
import { randomUUID } from "node:crypto";
import type { Endpoint } from "@hearten/contract/endpoint.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callOf, validInput } from "./input.fixture.ts";
import { endpoints, mountedRoutes, otherRoutes } from "./routes.fixture.ts";
import {
  type Caller,
  openWholeProduct,
  password,
  receive,
  type ToldInspiration,
  type WholeProduct,
} from "./whole-product.fixture.ts";

const canary = "canary";

let product: WholeProduct;
let owner: Caller;
let stranger: Caller;
let deleted: Caller;
let revoked: Caller;
let owned: ToldInspiration;

beforeAll(async () => {
  product = await openWholeProduct();
  owner = await product.register(`${canary}-owner`);
  [stranger, deleted, revoked] = (await Promise.all(
    ["stranger", "deleted", "revoked"].map((name) => product.register(name)),
  )) as [Caller, Caller, Caller];
  await deleted.call("POST", "/api/account/delete", { password });
  await revoked.call("POST", "/api/account/sign-out", {});
  const reminder = { hour: 7, days: ["monday"] };
  const goals = [`I feed my ${canary}`];
  await owner.call("PATCH", "/api/profile", { displayName: canary, goals, reminder });
  owned = await receive(owner, `My ${canary} sings`);
});
afterAll(() => product[Symbol.asyncDispose]());

const signedIn = endpoints.filter(([, { access }]) => access === "signed-in");

/** A call about what is the owner's, its input made from the schema. */
function callAboutOwner(endpoint: Endpoint, id: string) {
  const [input] = fc.sample(validInput(endpoint.input), { numRuns: 1, seed: 1 });
  const given = input as Record<string, unknown>;
  const named = Object.keys(given).filter((name) => name === "id" || name === "recordId");
  const { path, body } = callOf(endpoint, {
    ...given,
    ...Object.fromEntries(named.map((name) => [name, id])),
  });
  return {
    isAboutOne: named.length > 0,
    ask: (caller: Pick<Caller, "call">) => caller.call(endpoint.method, path, body),
  };
}

/** All that the owner has, as the owner sees it. */
const look = async () =>
  Promise.all(
    ["/api/session", "/api/profile", `/api/inspirations/${owned.id}`].map(async (path) =>
      (await owner.call("GET", path)).text.replaceAll(/\?[^"]*/g, ""),
    ),
  );

it("knows every route that there is", () => {
  const known = [
    ...endpoints.map(([, { method, path }]) => `${method} ${path}`),
    ...Object.keys(otherRoutes),
  ];
  expect(mountedRoutes(product).toSorted()).toEqual(known.toSorted());
});

it.each(signedIn)(
  "%s refuses whoever is not signed in, and changes nothing",
  async (_name, endpoint) => {
    const before = await look();
    const { ask } = callAboutOwner(endpoint, owned.id);
    for (const caller of [product.nobody, deleted, revoked]) {
      const { status, text } = await ask(caller);
      expect([status, text]).toEqual([401, expect.stringContaining('"not-signed-in"')]);
    }
    expect(await look()).toEqual(before);
  },
);

it.each(endpoints)(
  "%s tells and gives another person nothing of the owner's",
  async (_name, endpoint) => {
    const before = await look();
    const { ask, isAboutOne } = callAboutOwner(endpoint, owned.id);
    const answers = [
      await ask(product.nobody),
      ...(endpoint.path.includes("sign-out") ? [] : [await ask(stranger)]),
    ];
    for (const { status, text } of answers) {
      expect(status).toBeLessThan(500);
      expect(text).not.toContain(canary);
    }
    expect(await look()).toEqual(before);
    if (!isAboutOne) return;
    const foreign = await ask(stranger);
    expect(foreign.status).toBe(404);
    // Somebody else's is answered as one that does not exist is. An id that nobody has is free to add.
    if (endpoint.method === "POST") return;
    const unknown = await callAboutOwner(endpoint, randomUUID()).ask(stranger);
    expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
  },
);

it.each(signedIn)("%s lets the owner in", async (_name, endpoint) => {
  const { id } = await receive(owner, "To be changed");
  const { status, text } = await callAboutOwner(endpoint, id).ask(owner);
  expect([401, 404]).not.toContain(status);
  expect({ status, text }).toMatchObject({
    status: expect.toSatisfy((each: number) => each < 500),
  });
});

/** A field of an answer to the caller. */
const read = async (caller: Caller, method: string, path: string, field: string) =>
  String(
    (
      JSON.parse(
        (await caller.call(method, path, method === "POST" ? {} : undefined)).text,
      ) as Record<string, unknown>
    )[field],
  );

it("every signed address opens nothing without its signature, nor with another's", async () => {
  const calendar = new URL(
    await read(owner, "POST", "/api/reminder/calendar-address", "calendarUrl"),
  );
  const addresses = [
    String(owned.audioUrl),
    String(owned.coverImage),
    await read(owner, "POST", "/api/account/export", "archiveUrl"),
    calendar.pathname,
  ];
  for (const address of addresses) {
    expect([address, (await product.open(address)).status]).toEqual([address, 200]);
    const [path = "", query = ""] = address.split("?");
    const changed = [
      path,
      ...Array.from(new URLSearchParams(query).keys(), (name) => {
        const wrong = new URLSearchParams(query);
        wrong.set(name, `${wrong.get(name)?.slice(0, -1)}~`);
        return `${path}?${wrong.toString()}`;
      }),
      ...(query === "" ? [path.replace(/[^/]{5}(?=\/hearten)/, "AAAAA")] : []),
    ].filter((each) => each !== address);
    expect(changed.length).toBeGreaterThan(0);
    for (const wrong of changed) {
      const { status, text } = await product.open(wrong);
      expect([wrong, status]).toEqual([wrong, 404]);
      expect(text).not.toContain(canary);
    }
  }
});

it.each([
  ["a sign-out", "/api/account/sign-out", {}],
  ["the deletion of the account", "/api/account/delete", { password }],
])("every signed address of a sign-in ends with %s", async (_end, path, body) => {
  const person = await product.register("leaving");
  const { audioUrl, coverImage } = await receive(person, "A quiet evening");
  const archive = await read(person, "POST", "/api/account/export", "archiveUrl");
  const addresses = [String(audioUrl), String(coverImage), archive];
  const open = () =>
    Promise.all(addresses.map(async (address) => (await product.open(address)).status));
  expect(await open()).toEqual([200, 200, 200]);
  await person.call("POST", path, body);
  expect(await open()).toEqual([404, 404, 404]);
});

it("the live stream refuses whoever is not signed in", async () => {
  for (const caller of [product.nobody, deleted, revoked])
    expect((await caller.call("GET", "/api/inspirations/live")).status).toBe(401);
});

it("has met no fault", () => {
  expect(product.faults).toEqual([]);
});
