import { maxBodyBytes } from "@hearten/contract/limits.ts";
import { beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { Refusal } from "../ports/refusal.ts";
import { createTestClient } from "./test-client.ts";

const endpoints = {
  readThing: {
    method: "GET",
    path: "/api/things/:id",
    access: "open",
    input: v.object({ id: v.string(), colour: v.optional(v.string()) }),
    output: v.object({ seen: v.unknown() }),
  },
  changeThing: {
    method: "PATCH",
    path: "/api/things/:id",
    access: "open",
    input: v.object({ id: v.string(), names: v.array(v.pipe(v.string(), v.maxLength(5))) }),
    output: v.object({ seen: v.unknown() }),
  },
  readSecret: {
    method: "GET",
    path: "/api/secret",
    access: "signed-in",
    input: v.object({}),
    output: v.object({ uid: v.string() }),
  },
  changeSecret: {
    method: "POST",
    path: "/api/secret",
    access: "signed-in",
    input: v.object({}),
    output: v.object({}),
  },
  matchThings: {
    method: "POST",
    path: "/api/match",
    access: "open",
    input: v.pipe(
      v.object({ one: v.string(), other: v.string() }),
      v.check(({ one, other }) => one === other, "does not match"),
    ),
    output: v.object({}),
  },
  fail: {
    method: "POST",
    path: "/api/fail",
    access: "open",
    input: v.object({ how: v.string() }),
    output: v.object({}),
  },
  enter: {
    method: "POST",
    path: "/api/account/enter",
    access: "open",
    input: v.object({}),
    output: v.object({}),
  },
} as const;

const logged: object[] = [];
const keep = (fields: object, message: string) => void logged.push({ ...fields, message });
const log = { debug: keep, info: keep, warn: keep, error: keep };

const identity = createMemoryIdentity();
let changes = 0;
const client = createTestClient(
  endpoints,
  {
    readThing: async (input) => ({ seen: input }),
    changeThing: async (input) => {
      changes += 1;
      return { seen: input };
    },
    readSecret: async (_input, { session }) => ({ uid: session.person.uid, more: "not told" }),
    changeSecret: async () => {
      changes += 1;
      return {};
    },
    enter: async () => ({}),
    matchThings: async () => ({}),
    fail: async ({ how }) => {
      const [, code, errcode] = /^system (\w+) ?(\d*)$/.exec(how) ?? [];
      if (code !== undefined)
        throw Object.assign(new Error("no room"), { code, errcode: Number(errcode) });
      const [, status] = /^gRPC (\d+)$/.exec(how) ?? [];
      if (status !== undefined) throw Object.assign(new Error("no room"), { code: Number(status) });
      if (how.startsWith("client "))
        throw Object.assign(new Error("no room"), {
          isTransient: how === "client transient",
          code: 14,
        });
      if (how === "refusal") throw new Refusal("too-many-requests", "Slowly.", { retryAfter: 7 });
      if (how === "refusal with a cause")
        throw new Refusal("unavailable", "Later.", { cause: new Error("away") });
      throw new Error("SELECT secret FROM users; private words");
    },
  },
  identity,
  { log },
);

const send = (init: RequestInit, path = "/api/things/1") =>
  client.request(path, { method: "PATCH", ...init });
const json = { "content-type": "application/json" };
const valid = JSON.stringify({ names: ["a"] });

beforeEach(() => {
  changes = 0;
  logged.length = 0;
});

describe("Input", () => {
  it("comes from the path and the query", async () => {
    const { body } = await client.call("GET", "/api/things/a%20b?colour=red&more=1");
    expect(body).toEqual({ seen: { id: "a b", colour: "red" } });
  });

  it("comes from the path and the body, the path being stronger", async () => {
    const { body } = await client.call("PATCH", "/api/things/1?names=x", { id: "2", names: ["a"] });
    expect(body).toEqual({ seen: { id: "1", names: ["a"] } });
  });

  it("that does not fit is refused with the field's name and changes nothing", async () => {
    for (const body of [{}, { names: "a" }, { names: ["much too long"] }, { names: null }]) {
      const answer = await client.call("PATCH", "/api/things/1", body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: "invalid-input", field: "names" } });
    }
    expect(changes).toBe(0);
  });

  it("that does not fit as a whole is refused without a field's name", async () => {
    const answer = await client.call("POST", "/api/match", { one: "a", other: "b" });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: { code: "invalid-input", message: "The input: does not match." },
    });
  });

  it("that is no object is refused", async () => {
    for (const body of [[], "text", 1, null]) {
      const answer = await client.call("PATCH", "/api/things/1", body);
      expect(answer.body).toMatchObject({ error: { code: "invalid-input" } });
    }
  });

  it("cannot reach the prototype", async () => {
    const body = '{"names":["a"],"__proto__":{"polluted":1},"constructor":{"prototype":{}}}';
    const answer = await send({ headers: json, body });
    expect(await answer.json()).toEqual({ seen: { id: "1", names: ["a"] } });
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("Calls of accounts", () => {
  it("go on one a turn of the event loop, so that others are answered between many", async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.request("/api/account/enter", { method: "POST", headers: json, body: "{}" }),
      ),
    );
    clearImmediate(next);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});

describe("A body", () => {
  it("that is not JSON is refused without a word of it", async () => {
    for (const body of ["", "{", "private words", "\u0000", "[".repeat(60_000)]) {
      const answer = await send({ headers: json, body });
      expect(answer.status).toBe(400);
      const text = await answer.text();
      expect(text).toContain("malformed-json");
      expect(text).not.toContain("private");
    }
    const answer = await send({ headers: json, body: Buffer.from([0x7b, 0xff, 0xfe]) });
    expect(await answer.json()).toMatchObject({ error: { code: "malformed-json" } });
    expect(changes).toBe(0);
  });

  it("must be declared as JSON, strictly", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/jsonx",
      "application/json\ta",
      "application/json a",
      "application/json; charset=latin1",
      "xapplication/json",
      "multipart/form-data; boundary=application/json",
    ]) {
      const answer = await send({ headers: { "content-type": type }, body: valid });
      expect([type, answer.status]).toEqual([type, 415]);
      expect(await answer.json()).toMatchObject({ error: { code: "unsupported-media-type" } });
    }
    const without = await send({ body: Buffer.from(valid) });
    expect(without.status).toBe(415);
    const packed = await send({ headers: { ...json, "content-encoding": "gzip" }, body: valid });
    expect(packed.status).toBe(415);
    expect(changes).toBe(0);
    for (const type of ["application/json", "Application/JSON; Charset=UTF-8"]) {
      const answer = await send({ headers: { "content-type": type }, body: valid });
      expect(answer.status).toBe(200);
    }
  });

  it("over 64 kB is refused, whatever its declared length", async () => {
    const padding = " ".repeat(maxBodyBytes - valid.length);
    const largest = await send({ headers: json, body: valid + padding });
    expect(largest.status).toBe(200);
    for (const length of [null, "10", "0"]) {
      const headers = { ...json, ...(length === null ? {} : { "content-length": length }) };
      const answer = await send({ headers, body: `${valid}${padding} ` });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ error: { code: "body-too-large" } });
    }
    const chunks = ReadableStream.from([valid, padding, " "].map((text) => Buffer.from(text)));
    const chunked = await send({ headers: json, body: chunks, duplex: "half" });
    expect(chunked.status).toBe(413);
    expect(changes).toBe(1);
  });
});

describe("A path under /api", () => {
  it("that is unknown is refused in the contract's words", async () => {
    for (const path of ["/api", "/api/", "/api/nothing", "/api/things/1/2", "/api//secret"]) {
      const answer = await client.call("GET", path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).toMatchObject({ error: { code: "not-found" } });
    }
  });

  it("tells which methods it takes", async () => {
    const answer = await client.call("DELETE", "/api/things/1");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, PATCH");
    expect(answer.body).toMatchObject({ error: { code: "method-not-allowed" } });
  });

  it("that needs a sign-in is refused without one, and tells no more than agreed", async () => {
    expect(await client.call("GET", "/api/secret")).toMatchObject({
      status: 401,
      body: { error: { code: "not-signed-in" } },
    });
    const { person, token } = await identity.createAccount("ann@example.com", "secret");
    const { body } = await client.call("GET", "/api/secret", undefined, token);
    expect(body).toEqual({ uid: person.uid });
  });
});

describe("A sign-in", () => {
  it("that ends while the body is on its way is none any more", async () => {
    const { person, token } = await identity.createAccount("slow@example.com", "secret");
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    const answer = client.request("/api/secret", {
      method: "POST",
      headers: { ...json, authorization: `Bearer ${token}` },
      body: body.readable,
      duplex: "half",
    });
    await writer.write(new TextEncoder().encode("{"));
    await identity.deletePerson(person.uid);
    await writer.write(new TextEncoder().encode("}"));
    await writer.close();
    expect((await answer).status).toBe(401);
    expect(changes).toBe(0);
  });
});

describe("A failure", () => {
  it("of the server's own tells nothing but its code, and is logged", async () => {
    const answer = await client.call("POST", "/api/fail", { how: "badly" });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: { code: "internal", message: "The server made a mistake." },
    });
    expect(logged).toContainEqual(expect.objectContaining({ message: "fault" }));
  });

  it.each([
    "system ENOSPC",
    "system EMFILE",
    "system EROFS",
    "system ERR_SQLITE_ERROR 13",
    "system ERR_SQLITE_ERROR 778",
    "gRPC 4",
    "gRPC 8",
    "gRPC 10",
    "gRPC 14",
    "client transient",
  ])(
    "of the machine's or a service's is told from one of the server's own, and logged: %s",
    async (how) => {
      const answer = await client.call("POST", "/api/fail", { how });
      expect(answer).toMatchObject({ status: 503, body: { error: { code: "unavailable" } } });
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(JSON.stringify(answer.body)).not.toContain("room");
      expect(logged).toContainEqual(expect.objectContaining({ message: "fault" }));
    },
  );

  it.each(["gRPC 3", "gRPC 7", "gRPC 13", "client can't pass"])(
    "of the server's own it is when a service refuses what it asked: %s",
    async (how) => {
      expect((await client.call("POST", "/api/fail", { how })).status).toBe(500);
    },
  );

  it("that somebody else caused is logged with its cause, and tells the caller only the code", async () => {
    const answer = await client.call("POST", "/api/fail", { how: "refusal with a cause" });
    expect(answer).toMatchObject({
      status: 503,
      body: { error: { code: "unavailable", message: "Later." } },
    });
    const error = expect.objectContaining({ code: "unavailable", cause: new Error("away") });
    expect(logged).toContainEqual(expect.objectContaining({ message: "refused", error }));
    logged.length = 0;
    await client.call("POST", "/api/fail", { how: "refusal" });
    expect(logged).not.toContainEqual(expect.objectContaining({ message: "refused" }));
  });

  it("of another kind in the database is the server's own", async () => {
    const answer = await client.call("POST", "/api/fail", { how: "system ERR_SQLITE_ERROR 19" });
    expect(answer.status).toBe(500);
  });

  it("that is temporary tells when to retry", async () => {
    const answer = await client.call("POST", "/api/fail", { how: "refusal" });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("7");
  });

  it("or success leaves nothing of the query or the body in the log", async () => {
    await client.call("GET", "/api/things/1?colour=canary");
    await client.call("PATCH", "/api/things/1", { names: ["canary"] });
    await client.call("POST", "/api/fail", { how: "canary" });
    expect(logged.length).toBeGreaterThan(2);
    expect(JSON.stringify(logged)).not.toContain("canary");
  });
});

const change = (headers: Record<string, string>) =>
  send({ headers: { ...json, host: "127.0.0.1:3000", ...headers }, body: valid });
const announce = (origin: string) =>
  client.request("/api/things/1", {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "PATCH",
      "access-control-request-headers": "authorization,content-type",
    },
  });

describe("A change", () => {
  it("is made for the own origin, the configured ones, the native shell, and no browser", async () => {
    for (const origin of [
      "http://127.0.0.1:3000",
      "https://app.example",
      "capacitor://localhost",
      "https://localhost",
    ]) {
      const answer = await change({ origin, "sec-fetch-site": "cross-site" });
      expect([origin, answer.status]).toEqual([origin, 200]);
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
      expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
    }
    expect((await change({})).status).toBe(200);
    expect((await change({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  it("is refused from anywhere else", async () => {
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://127.0.0.1:3001" },
      { origin: "https://app.example.evil.example" },
      { origin: "http://app.example" },
      { origin: "capacitor://localhost.evil" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ]) {
      const answer = await change(headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(await answer.json()).toMatchObject({ error: { code: "forbidden-origin" } });
    }
    expect(changes).toBe(0);
  });

  it("is announced by a browser, and only allowed origins are told yes", async () => {
    const yes = await announce("capacitor://localhost");
    expect(yes.status).toBe(204);
    expect(yes.headers.get("access-control-allow-origin")).toBe("capacitor://localhost");
    expect(yes.headers.get("access-control-allow-credentials")).toBe("true");
    expect(yes.headers.get("access-control-allow-methods")).toContain("PATCH");
    const allowed = yes.headers.get("access-control-allow-headers")?.toLowerCase().split(/, */);
    expect(allowed).toEqual(expect.arrayContaining(["authorization", "content-type"]));
    const no = await announce("https://evil.example");
    expect(no.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("Every answer", () => {
  it("carries the security headers, and the API's are not kept", async () => {
    for (const [method, path] of [
      ["GET", "/api/things/1"],
      ["GET", "/api/nothing"],
      ["GET", "/api/secret"],
      ["PATCH", "/api/things/1"],
      ["DELETE", "/api/things/1"],
      ["GET", "/"],
      ["GET", "/anything"],
    ] as const) {
      const { headers } = await client.request(path, { method });
      const policy = headers.get("content-security-policy") ?? "";
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
      expect(policy).toContain("script-src 'self';");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("microphone=()");
      expect(headers.get("cache-control")).toBe(path.startsWith("/api") ? "no-store" : null);
    }
  });
});
