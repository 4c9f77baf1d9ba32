import { once } from "node:events";
import { connect } from "node:net";
import { errorBody } from "@hearten/contract/error-codes.ts";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as v from "valibot";
import type { Bindings } from "./bindings.ts";
import { type RunningServer, startServer } from "./server.ts";

describe("A request that can't be read", () => {
  let server: RunningServer;
  beforeAll(async () => {
    const app = new Hono<Bindings>();
    app.all("*", (context) => context.text("read"));
    server = await startServer(app, "127.0.0.1", 0);
  });
  afterAll(() => server.stop());

  const send = async (text: string) => {
    const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
    socket.setEncoding("utf8").write(text, "latin1");
    let answer = "";
    socket.on("data", (data: string) => {
      answer += data;
    });
    await once(socket, "close");
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    const [, status = ""] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
    return { status: Number(status), head: head.toLowerCase(), body };
  };

  it.each([
    ["is not HTTP", "hello\r\n\r\n", 400],
    ["has an ill-formed length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: a\r\n\r\n", 400],
    ["has a method that nobody knows", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["has a path of raw bytes", "GET /\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    [
      "has a head without end",
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ["names no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["names a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["has a backslash", "GET /a\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
    ["names no path", "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ])("because it %s is refused in the contract's words", async (_reason, text, status) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain("content-type: application/json");
    expect(answer.head).toContain(`content-length: ${answer.body.length}`);
    const { error } = v.parse(errorBody, JSON.parse(answer.body));
    expect(error.code).toBe("malformed-request");
  });

  it("leaves the next one unharmed", async () => {
    await send("hello\r\n\r\n");
    const { status, body } = await send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect([status, body]).toEqual([200, "read"]);
  });
});

describe("A client that stops to take its answer", () => {
  it("is let go, and the work for it ends", async () => {
    const cancel = vi.fn<() => void>();
    const chunk = new Uint8Array(64 * 1024);
    const app = new Hono<Bindings>().get("/", (context) =>
      context.body(new ReadableStream({ pull: (chunks) => chunks.enqueue(chunk), cancel })),
    );
    const server = await startServer(app, "127.0.0.1", 0, { idleMilliseconds: 200 });
    const client = connect(Number(new URL(server.address).port), "127.0.0.1").pause();
    client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled(), { timeout: 15_000 });
    client.destroy();
    await server.stop();
  });
});

describe("A connection", () => {
  it("is kept for the next request for longer than proxies keep theirs", async () => {
    const app = new Hono<Bindings>();
    app.all("*", (context) => context.text("read"));
    const server = await startServer(app, "127.0.0.1", 0);
    const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
    socket.setEncoding("utf8").write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    const [answer] = (await once(socket, "data")) as [string];
    const [, seconds = ""] = /^keep-alive: timeout=(\d+)\r$/im.exec(answer) ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
    socket.destroy();
    await server.stop();
  });
});
