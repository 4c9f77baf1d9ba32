// The server as a process: how it starts, and how it refuses to.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { accountEndpoints, type Provider } from "@hearten/contract/account.ts";
import { authenticationEndpoints, popupPath } from "@hearten/contract/authentication.ts";
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { liveInspirationsPath } from "@hearten/contract/inspirations.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkPort } from "./http/server.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
interface Running {
  readonly process: ChildProcess;
  readonly output: string[];
  readonly errors: string[];
  /** Resolves with the exit code, null for one ended by a signal. */
  readonly exited: Promise<number | null>;
}

const attempt = "a-name_nobody-can-guess-1";
/** Where a page of the server's own origin begins a popup. */
const popupAddress = (address: string, provider: Provider) =>
  `${address}${popupPath(provider)}?origin=${address}&attempt=${attempt}`;

describe("The server", () => {
  let directory: string;
  let running: Running[];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "server-"));
    running = [];
  });
  afterEach(async () => {
    for (const server of running) {
      server.process.kill("SIGKILL");
      await server.exited;
    }
    await rm(directory, { recursive: true });
  });

  const run = (variables: Record<string, string> = {}): Running => {
    const child = spawn(process.execPath, [main], {
      cwd: directory,
      env: {
        PATH: process.env["PATH"],
        PORT: "0",
        DATA_DIR: "data",
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const output: string[] = [];
    const errors: string[] = [];
    if (child.stdout === null || child.stderr === null) throw new Error("It has no streams.");
    const readers = [createInterface(child.stdout), createInterface(child.stderr)] as const;
    readers[0].on("line", (line) => output.push(line));
    readers[1].on("line", (line) => errors.push(line));
    // Not the process's own `close`: it never comes once the channel was disconnected.
    const ends = readers.map((reader) => once(reader, "close"));
    const exited = once(child, "exit").then(async ([code]) => {
      await Promise.all(ends);
      return typeof code === "number" ? code : null;
    });
    const server = { process: child, output, errors, exited };
    running.push(server);
    return server;
  };
  const start = async (variables: Record<string, string> = {}) => {
    const server = run(variables);
    await expect.poll(() => server.output, { timeout: 15_000 }).toHaveLength(2);
    const address = /^Hearten is ready at (http:\/\/127\.0\.0\.1:\d+)$/.exec(
      server.output[0] ?? "",
    )?.[1];
    expect(address).toBeDefined();
    return { ...server, address: address ?? "" };
  };
  /** What is said by a server that does not start. */
  const refusalOf = async (variables: Record<string, string> = {}) => {
    const server = run(variables);
    expect(await server.exited).toBe(1);
    expect(server.output).toEqual([]);
    return server.errors;
  };

  it("signs in by stand-ins on this machine, and answers nobody in particular else", async () => {
    const { address } = await start();
    expect(await readProviders(address)).toEqual(["google", "apple"]);
    for (const provider of ["google", "apple"] as const) {
      const popup = await fetch(popupAddress(address, provider));
      const { origin, hostname, pathname } = new URL(popup.url);
      expect([hostname, origin === address]).toEqual(["127.0.0.1", false]);
      expect(pathname).toMatch(`/stand-in/${provider}/interaction/`);
      expect(await popup.text()).toContain("<h1>Stand-in for ");
    }
    const live = { method: "GET", path: liveInspirationsPath };
    const answered: string[] = [];
    const calls = { ...commonEndpoints, ...authenticationEndpoints, live };
    for (const [name, { method, path }] of Object.entries(calls)) {
      const { status } = await fetch(address + path, {
        method,
        ...(method === "GET"
          ? {}
          : { headers: { "content-type": "application/json" }, body: "{}" }),
      });
      if (status !== 401) answered.push(name);
    }
    expect(answered).toEqual([
      "readSession",
      "readPrivacy",
      "readHealth",
      "createAccount",
      "signInWithPassword",
      "signInWithCredential",
      "sendPasswordReset",
      "checkPasswordReset",
      "resetPassword",
      "signOut",
    ]);
  });

  it("has no stand-in in production, and the providers that are set up", async () => {
    const { address } = await start({
      NODE_ENV: "production",
      HEARTEN_WEB_DIR: directory,
      GOOGLE_CLIENT_ID: "web.example",
      GOOGLE_CLIENT_SECRET: "word",
    });
    expect(await readProviders(address)).toEqual(["google"]);
    const popup = await fetch(popupAddress(address, "apple"), {
      redirect: "manual",
    });
    expect(popup.headers.get("location")).toBe(
      `${address}/sign-in-popup.html#error=provider-unavailable&attempt=${attempt}`,
    );
  });

  it("has no stand-in for a provider that is set up", async () => {
    const { address } = await start({
      GOOGLE_CLIENT_ID: "web.example",
      GOOGLE_CLIENT_SECRET: "word",
    });
    expect(await readProviders(address)).toEqual(["google", "apple"]);
    const beginningOf = async (provider: Provider) =>
      (await fetch(popupAddress(address, provider), { redirect: "manual" })).headers.get(
        "location",
      );
    // Google's own can't be asked from here.
    expect(await beginningOf("google")).not.toContain("/stand-in/");
    expect(await beginningOf("apple")).toContain("/stand-in/apple/auth?");
  });

  it("shows stand-ins to nobody who comes by a proxy or another name", async () => {
    const { address } = await start();
    for (const headers of [{ "x-forwarded-for": "192.0.2.1" }, { host: "hearten.example" }]) {
      const ask = async (path: string): Promise<IncomingMessage> => {
        // `fetch` names the host by itself.
        const [answer] = await once(get(address + path, { headers }), "response");
        return answer;
      };
      const session = await json(await ask("/api/session"));
      expect(session).toMatchObject({ providers: [] });
      const popup = await ask(`${popupPath("google")}?origin=${address}&attempt=${attempt}`);
      expect(popup.resume().headers.location).toContain("#error=provider-unavailable");
    }
  });

  it("says in one line who writes and who speaks, and their keys nowhere", async () => {
    expect((await start()).output[1]).toBe("Words composed here, voice by flite here.");
    const keys = { WRITER_KEY: "writer-key-not-to-be-told", VOICE_KEY: "voice-key-not-to-be-told" };
    const { address, output, errors, process, exited } = await start({
      ...keys,
      DATA_DIR: "other",
      LOG_LEVEL: "trace",
      WRITER: "anthropic",
      WRITER_URL: "http://127.0.0.1:9/v1",
      WRITER_MODEL: "claude",
      VOICE: "elevenlabs",
      VOICE_PRICE: "50",
    });
    expect(output[1]).toBe("Words by claude at 127.0.0.1:9, voice at api.elevenlabs.io.");
    const paths = ["/api/health", "/api/session", "/api/offline", "/api/none", "/"];
    const answers = await Promise.all(
      paths.map(async (path) => (await fetch(address + path)).text()),
    );
    process.kill("SIGTERM");
    expect(await exited).toBe(0);
    const told = [...output, ...errors, ...answers].join("\n");
    for (const key of Object.values(keys)) expect(told).not.toContain(key);
  });

  it("puts the mail for a new password into the outbox, and its link on the log", async () => {
    const { address, errors } = await start();
    const post = (path: string, body: object) =>
      fetch(`${address}/api/account/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("create", { email: "ann@example.com", password: "secret" });
    await post("send-password-reset", { email: "ann@example.com" });
    const outbox = join(directory, "data", "outbox");
    await expect
      .poll(async () => (await readdir(outbox)).filter((name) => name.endsWith(".eml")))
      .toHaveLength(1);
    const [name = ""] = await readdir(outbox);
    const mail = await readFile(join(outbox, name), "utf8");
    const link = mail.split("\r\n").find((line) => line.startsWith(`${address}/reset-password#`));
    expect(link).toMatch(/#token=[\w-]{20,}$/);
    await expect
      .poll(() => errors.map((line) => (JSON.parse(line) as { link?: string }).link))
      .toContain(link);
  });

  it("reads .env where it is started, and the environment before it", async () => {
    await writeFile(join(directory, ".env"), "PORT=many\nLOG_LEVEL=loud\n");
    expect(await refusalOf()).toEqual([expect.stringMatching(/^LOG_LEVEL must be /)]);
  });

  it("ends with whoever started it", async () => {
    const server = await start();
    server.process.disconnect();
    expect(await server.exited).toBe(0);
  });

  it("tells in plain sentences what it can't start with, all at once", async () => {
    expect(await refusalOf({ PORT: "many", HEARTEN_COLOUR: "red" })).toEqual([
      "HEARTEN_COLOUR is not a setting of Hearten.",
      "PORT must be a port from 0 to 65535.",
    ]);
    await mkdir(join(directory, "foreign"));
    await writeFile(join(directory, "foreign", "thesis.doc"), "years of work");
    expect(await refusalOf({ DATA_DIR: "foreign" })).toEqual([
      expect.stringMatching(/^DATA_DIR: .* holds files that are not Hearten's/),
    ]);
    expect(await refusalOf({ HOST: "203.0.113.1" })).toEqual([
      "HOST: 203.0.113.1 is not an address of this machine.",
    ]);
    const nowhere = { METRICS_PORT: "9", METRICS_HOST: "nowhere.invalid" };
    expect(await refusalOf({ ...nowhere, HOST: "elsewhere.invalid" })).toEqual([
      "HOST: elsewhere.invalid is not an address of this machine.",
      "METRICS_HOST: nowhere.invalid is not an address of this machine.",
    ]);
    expect(
      await refusalOf({ HOST: "203.0.113.1", DATA_DIR: "foreign", LOG_LEVEL: "loud" }),
    ).toEqual([
      expect.stringMatching(/^LOG_LEVEL must be /),
      expect.stringMatching(/^DATA_DIR: .* holds files that are not Hearten's/),
      "HOST: 203.0.113.1 is not an address of this machine.",
    ]);
    await mkdir(join(directory, "damaged"));
    await writeFile(join(directory, "damaged", "hearten.txt"), "");
    await writeFile(join(directory, "damaged", "hearten.sqlite"), "x".repeat(1_000));
    expect(await refusalOf({ DATA_DIR: "damaged" })).toEqual([
      expect.stringMatching(/^DATA_DIR: .*hearten\.sqlite can't be used \(.*\)\.$/),
    ]);
  });

  it("does not start in production without the web app that the settings ask for", async () => {
    const refusal = await refusalOf({ NODE_ENV: "production", HEARTEN_WEB_DIR: "none" });
    expect(refusal).toEqual([
      expect.stringMatching(/^Hearten can't start: there is no web app in .*none; npm run build /),
    ]);
  });

  it("does not start with a web app that signs people in as the other stack does", async () => {
    const web = join(directory, "web");
    await mkdir(web);
    await writeFile(join(web, "index.html"), "<!doctype html>");
    await writeFile(join(web, ".built-for"), "hosted");
    expect(await refusalOf({ HEARTEN_WEB_DIR: web })).toEqual([
      `Hearten can't start: the web app in ${web} is built for STACK=hosted, and the settings (STACK, ` +
        "IDENTITY) ask for the sign-in of embedded; it has to be built with the same settings.",
    ]);
    // Nothing was touched.
    expect(await readdir(directory)).toEqual(["web"]);
    const firebase = { GOOGLE_CLOUD_PROJECT: "demo", FIREBASE_API_KEY: "any" };
    await writeFile(join(web, ".built-for"), "embedded");
    expect(await refusalOf({ ...firebase, IDENTITY: "firebase", HEARTEN_WEB_DIR: web })).toEqual([
      expect.stringContaining("is built for STACK=embedded, and"),
    ]);
    await start({ HEARTEN_WEB_DIR: web });
  });

  it("is healthy, refuses what another one has taken, and ends when it is told to", async () => {
    const METRICS_PORT = String(await checkPort("127.0.0.1", 0));
    const first = await start({ METRICS_PORT });
    const port = new URL(first.address).port;
    expect(await refusalOf({ PORT: port, METRICS_PORT, DATA_DIR: "other" })).toEqual([
      `PORT: ${port} on 127.0.0.1 is taken by another program; choose another port.`,
      `METRICS_PORT: ${METRICS_PORT} on 127.0.0.1 is taken by another program; choose another port.`,
    ]);
    expect(await refusalOf()).toEqual([
      expect.stringMatching(/^DATA_DIR: .* is in use by another Hearten/),
    ]);
    const health = await fetch(`${first.address}/api/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toEqual({ status: "ok" });
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    for (const line of [
      "hearten_queue_jobs 0",
      "hearten_queue_oldest_age_seconds 0",
      "hearten_live_streams 0",
      "hearten_spent_today_dollars 0",
      "hearten_spending_per_day_dollars 5",
      'hearten_http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
    ])
      expect(metrics.split("\n")).toContain(line);
    const elsewhere = await fetch(`${first.address}/metrics`);
    expect(await elsewhere.text()).not.toContain("hearten_queue_jobs");
    first.process.kill("SIGTERM");
    expect(await first.exited).toBe(0);
    expect(first.output).toHaveLength(2);
    for (const line of first.errors) expect(() => JSON.parse(line)).not.toThrow(SyntaxError);
  });
});

async function readProviders(address: string): Promise<readonly string[]> {
  const answer: unknown = await (await fetch(`${address}/api/session`)).json();
  return v.parse(accountEndpoints.readSession.output, answer).providers;
}
