// No other site makes a browser change anything: every call of the contract that changes something, by everything that a
// foreign page can send.
import { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import type { Endpoint } from "@hearten/contract/endpoint.ts";
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { firebaseEndpoints } from "@hearten/contract/firebase.ts";
import { offlineEndpoints } from "@hearten/contract/offline.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import type { Handlers } from "./contract-routes.ts";
import { createTestClient } from "./test-client.ts";

const endpoints: Record<string, Endpoint> = {
  ...commonEndpoints,
  ...offlineEndpoints,
  ...authenticationEndpoints,
  ...firebaseEndpoints,
};
const changing = Object.entries(endpoints).filter(([, { method }]) => method !== "GET");
const withBody = changing.filter(([, { method }]) => method !== "DELETE");

const called: string[] = [];
const handlers = Object.fromEntries(
  Object.keys(endpoints).map((name) => [
    name,
    async () => {
      called.push(name);
      return {};
    },
  ]),
) as Handlers<typeof endpoints>;
const identity = createMemoryIdentity();
const client = createTestClient(endpoints, handlers, identity);
const own = "http://127.0.0.1:3000";
let token = "";

/** A call in somebody's name, as the headers say that it was sent. */
const send = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  client.request(path.replaceAll(/:\w+/g, "1"), {
    method,
    headers: {
      host: "127.0.0.1:3000",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...headers,
    },
    ...(method === "DELETE" ? {} : { body: "{}" }),
  });

const evil = { origin: "https://evil.example" };
const foreign: Record<string, Record<string, string>> = {
  "another site": evil,
  "another site that claims to be the same": { ...evil, "sec-fetch-site": "same-origin" },
  "a name that begins like an allowed one": { origin: "https://app.example.evil.example" },
  "another port": { origin: "http://127.0.0.1:3001", "sec-fetch-site": "same-site" },
  "a page without an origin": { origin: "null" },
  "another site that names none": { "sec-fetch-site": "cross-site" },
  "a sibling that names none": { "sec-fetch-site": "same-site" },
  "another site's text": { ...evil, "content-type": "text/plain" },
  "another site's form": { ...evil, "content-type": "application/x-www-form-urlencoded" },
  "a form without an origin": { origin: "null", "content-type": "multipart/form-data; boundary=x" },
};
const formTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

beforeAll(async () => {
  ({ token } = await identity.createAccount("ann@example.com", "secret"));
});
beforeEach(() => {
  called.length = 0;
});

describe("A call that changes something", () => {
  it.each(changing)("is refused to every other site: %s", async (_name, endpoint) => {
    for (const [who, headers] of Object.entries(foreign)) {
      const answer = await send(endpoint, headers);
      expect([who, answer.status]).toEqual([who, 403]);
      expect(await answer.json()).toMatchObject({ error: { code: "forbidden-origin" } });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
    expect(called).toEqual([]);
  });

  it.each(withBody)("takes nothing that a form can send: %s", async (_name, endpoint) => {
    for (const type of formTypes)
      for (const headers of [{}, { origin: own }]) {
        const { status } = await send(endpoint, { ...headers, "content-type": type });
        expect([type, status]).toEqual([type, 415]);
      }
    expect(called).toEqual([]);
  });

  it.each(changing)("is open to its own pages and the shell's: %s", async (_name, endpoint) => {
    for (const origin of [
      own,
      "https://app.example",
      "capacitor://localhost",
      "https://localhost",
    ]) {
      const { status } = await send(endpoint, { origin, "sec-fetch-site": "cross-site" });
      expect([403, 404, 405, 415].includes(status)).toBe(false);
    }
  });

  it("is one of many", () => {
    expect(changing.length).toBeGreaterThan(15);
  });
});
