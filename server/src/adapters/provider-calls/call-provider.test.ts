import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { ProviderFault } from "../../ports/provider-fault.ts";
import { callProvider, type ProviderAnswer, readBody } from "./call-provider.ts";
import { readJson, readWhole } from "./read-whole.ts";

const { signal } = new AbortController();

/** The address of a server that answers like this, until the end of the test. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`; // a port, no pipe
}

/** Until the end of the test Node.js waits for a fraction of a second where it waits for five minutes. */
function hurryNode(): void {
  const name = Symbol.for("undici.globalDispatcher.1");
  // Node.js makes its own with the first of them.
  expect(new Headers()).toBeInstanceOf(Headers);
  const usual: object = Reflect.get(globalThis, name);
  const Agent = usual.constructor as new (limits: object) => object; // nothing else has been put there
  Reflect.set(globalThis, name, new Agent({ headersTimeout: 50, bodyTimeout: 50 }));
  onTestFinished(() => void Reflect.set(globalThis, name, usual));
}

/** All that was answered. */
async function readText(answer: ProviderAnswer): Promise<string> {
  if (answer.isRefused) throw answer.fault;
  return (await readWhole(answer.response, 100, signal)).toString();
}

/** The body of an answer, and whether its reader has hung up. */
function bodyOf(...pieces: readonly string[]) {
  const left = [...pieces];
  const told = { isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(Buffer.from(piece));
    },
    cancel() {
      told.isCancelled = true;
    },
  });
  return { response: new Response(stream), told };
}

/** A body whose connection breaks after a piece. */
const brokenBody = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from("a")),
      pull: (controller) => controller.error(new Error("broken")),
    }),
  );

describe("A call to a provider", () => {
  it("sends a body as JSON, and asks for an address alone without one", async () => {
    const requests: (Pick<IncomingMessage, "method" | "headers"> & { body: string })[] = [];
    const url = await serve((request, response) => {
      const { method, headers: sent } = request;
      const note = (body: string) => requests.push({ method, headers: sent, body });
      void text(request).then((body) => response.end(`call ${note(body)}`));
    });
    const headers = { "x-key": "a\tkey ~" };
    const answer = await callProvider({ url, headers, body: { line: "Now rest." }, signal });
    expect(answer.isRefused ? "" : await answer.response.text()).toBe("call 1");
    await callProvider({ url, headers, body: null, signal });
    const [posted, got] = requests;
    expect(posted).toMatchObject({ method: "POST", body: '{"line":"Now rest."}' });
    expect(posted?.headers).toMatchObject({ "content-type": "application/json", ...headers });
    expect(got).toMatchObject({ method: "GET", body: "", headers });
    expect(got?.headers).not.toHaveProperty("content-type");
  });

  it("tells what is said in a refusal, and follows no redirect", async () => {
    const url = await serve((request, response) => {
      response.writeHead(307, { Location: request.url ?? "" }).write("else");
      setImmediate(() => response.end("where"));
    });
    const answer = await callProvider({ url, headers: {}, body: null, signal });
    expect(answer).toMatchObject({ isRefused: true, status: 307, said: "elsewhere" });
  });

  it("reads no more than the start of a refusal that has no end", async () => {
    const hungUp = Promise.withResolvers<void>();
    const url = await serve((_request, response) => {
      response.once("close", hungUp.resolve).writeHead(400);
      const goOn = () => {
        while (response.write("x".repeat(10_000)));
        response.once("drain", goOn);
      };
      goOn();
    });
    const answer = await callProvider({ url, headers: {}, body: null, signal });
    expect(answer.isRefused && answer.said.length).toBeGreaterThanOrEqual(64 * 1024);
    await hungUp.promise;
  });

  it("is a fault with the reason's code when the connection breaks before an answer", async () => {
    const url = await serve((_request, response) => void response.destroy());
    const call = { url, headers: {}, body: null, signal };
    const fault: unknown = await callProvider(call).catch((error: unknown) => error);
    expect(fault).toMatchObject({
      kind: "unreachable",
      message: "The provider can't be reached: UND_ERR_SOCKET.",
      cause: { code: "UND_ERR_SOCKET" },
    });
  });

  it.each(["sk-secret\nof the tests", "caf\u00E9", "\u0001x", "x\u007F"])(
    "is a fault without the key when no header can hold it: %j",
    async (key) => {
      const call = { url: "http://127.0.0.1:1/v1", headers: { "X-Key": key }, body: null, signal };
      const fault: unknown = await callProvider(call).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(ProviderFault);
      expect(fault).toMatchObject({ kind: "rejected" });
      expect(String(fault)).toContain("X-Key");
      expect(String(fault)).not.toContain(key);
    },
  );

  it("waits as long as its signal lets it, for an answer and for the rest of one", async () => {
    hurryNode();
    const rest = Promise.withResolvers<void>();
    const url = await serve((request, response) => {
      if (request.url === "/v1/halting") response.write("half ");
      void rest.promise.then(() => response.end("an answer"));
    });
    const call = { headers: {}, body: null, signal };
    const halting = await callProvider({ ...call, url: `${url}/halting` });
    const silent = callProvider({ ...call, url: `${url}/silent` });
    const texts = Promise.all([halting, silent].map(async (asked) => readText(await asked)));
    texts.catch(() => undefined);
    // A call that was begun after them and does not wait so is given up by Node.js.
    const usual = fetch(`${url}/usual`);
    await expect(usual).rejects.toMatchObject({ cause: { code: "UND_ERR_HEADERS_TIMEOUT" } });
    rest.resolve();
    expect(await texts).toEqual(["half an answer", "an answer"]);
  });

  it("is not made once it has been called off", async () => {
    const reason = new Error("called off");
    const headers = { "X-Key": "no\nheader" };
    const call = { url: "no address", headers, body: null, signal: AbortSignal.abort(reason) };
    await expect(callProvider(call)).rejects.toBe(reason);
  });
});

describe("The body of an answer", () => {
  it("comes piece by piece, and nothing of a body that is none", async () => {
    const pieces: string[] = [];
    const { response } = bodyOf("one", "two");
    for await (const piece of readBody(response, signal))
      pieces.push(Buffer.from(piece).toString());
    expect(pieces).toEqual(["one", "two"]);
    expect((await readWhole(new Response(null), 10, signal)).length).toBe(0);
  });

  it("is hung up on by whoever stops in the middle", async () => {
    const { response, told } = bodyOf("one", "two", "three");
    for await (const piece of readBody(response, signal)) if (piece.length > 0) break;
    expect(told.isCancelled).toBe(true);
  });

  it("is a fault when the connection breaks, or the signal's reason", async () => {
    await expect(readWhole(brokenBody(), 10, signal)).rejects.toMatchObject({
      kind: "unreachable",
      message: "The provider can't be reached: no answer.",
    });
    const reason = new Error("called off");
    await expect(readWhole(brokenBody(), 10, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it("may be as long as it is allowed, and not longer", async () => {
    expect((await readWhole(bodyOf("four", "more").response, 8, signal)).toString()).toBe(
      "fourmore",
    );
    const { response, told } = bodyOf("four", "more", "and more");
    await expect(readWhole(response, 7, signal)).rejects.toMatchObject({ kind: "unusable" });
    expect(told.isCancelled).toBe(true);
  });

  it("is JSON, or nothing", async () => {
    expect(await readJson(bodyOf('{"a', '":1}').response, 10, signal)).toEqual({ a: 1 });
    expect(await readJson(bodyOf("<html>").response, 10, signal)).toBeNull();
    await expect(readJson(bodyOf('"too long"').response, 9, signal)).rejects.toThrow("no end");
  });
});
