// The whole product in this process, on its embedded stack, with a studio that is done at once.
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import { readConfig } from "../config.ts";
import type { Recording, Studio, StudioOrder } from "../generation/studio/studio.ts";
import type { Log } from "../ports/log.ts";
import { startProduct } from "../product.ts";

/** An answer, with all of its body as text. */
export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Somebody with an account, and how they call. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  call(method: string, path: string, body?: unknown): Promise<Told>;
}

/** In memory where the system has such a place: syncing a file takes no time there, and none of this is about disks. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Passes for the address of a client; the product is told that one proxy names it. */
const network = "198.51.100.7";

export type WholeProduct = Awaited<ReturnType<typeof openWholeProduct>>;

/** Ends with `await using`. */
export async function openWholeProduct(settings: Record<string, string> = {}) {
  const directory = await mkdtemp(join(place, "hearten-whole-"));
  const environment = {
    DATA_DIR: directory,
    PORT: "0",
    PROXIES: "1",
    INSPIRATIONS_PER_DAY: "100000",
    ...settings,
  };
  const faults: string[] = [];
  const log: Log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (fields, message) => void faults.push(`${message}: ${inspect(fields)}`),
  };
  /** The ids of what was made, in order. */
  const made: string[] = [];
  const studio: Studio = {
    readHarm: async () => ({ level: "none" }) as Awaited<ReturnType<Studio["readHarm"]>>,
    async make(order) {
      made.push(order.id);
      return recordingOf(order);
    },
    warmUp: async () => undefined,
    speakSample: async (_voice, words) => ({ audio: Buffer.from(words), type: "audio/mpeg" }),
    close: async () => undefined,
  };
  const product = await startProduct(readConfig(environment), environment, log, () => studio);

  /** Calls without a socket. */
  async function request(path: string, init: RequestInit = {}): Promise<Told> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", network);
    const answer = await product.app.request(path, { ...init, headers }, {});
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** Calls through a socket, without anybody's sign-in: for answers that are streamed. */
  async function open(path: string): Promise<Told> {
    const answer = await fetch(product.address + path);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  const callAs =
    (token: string | null) =>
    (method: string, path: string, body?: unknown): Promise<Told> =>
      request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });

  /** Creates an account. */
  async function register(name: string): Promise<Caller> {
    const email = `${name}-${randomUUID()}@example.com`;
    const account = { email, password, carrier: "bearer" };
    const { person, token } = JSON.parse(
      (await callAs(null)("POST", "/api/account/create", account)).text,
    ) as { readonly person: { readonly uid: string }; readonly token: string };
    return { uid: person.uid, email, token, call: callAs(token) };
  }

  return {
    address: product.address,
    app: product.app,
    directory,
    faults,
    made,
    request,
    open,
    register,
    nobody: { call: callAs(null) },
    async [Symbol.asyncDispose]() {
      await product.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const silent = () => undefined;

export const password = "correct horse";

/** An inspiration as the API tells it, as far as proofs look at it. */
export interface ToldInspiration {
  readonly id: string;
  readonly status: string;
  readonly title: string | null;
  readonly audioUrl: string | null;
  readonly coverImage: string | null;
}

/** Asks for an inspiration, and resolves with it once it is made. */
export async function receive(caller: Caller, words: string): Promise<ToldInspiration> {
  const id = randomUUID();
  await caller.call("POST", "/api/inspirations", { id, length: 1, goals: words });
  await ask(caller, id, words);
  return untilMade(caller, id);
}

/** Has an inspiration made that was added. */
export async function ask(caller: Caller, id: string, words: string): Promise<Told> {
  await caller.call("PATCH", `/api/inspirations/${id}`, { status: "processing" });
  const asked = { recordId: id, length: 1, userGoals: [words], description: words };
  return caller.call("POST", "/api/create-affirmation", asked);
}

/** Resolves with it once it is at its end. */
export async function untilMade(caller: Caller, id: string): Promise<ToldInspiration> {
  for (;;) {
    const answer = await caller.call("GET", `/api/inspirations/${id}`);
    const { inspiration } = JSON.parse(answer.text) as { readonly inspiration: ToldInspiration };
    if (inspiration.status === "completed" || inspiration.status === "failed") return inspiration;
    await pause(1);
  }
}

/** What is made of an order: everything in it says what it was asked for. */
function recordingOf({ id, length, goals, description }: StudioOrder): Recording {
  const text = [description, ...goals].join(" ");
  const bytes = Buffer.from(`${id} ${text}`);
  return {
    title: description.slice(0, 60),
    preference: "Calm confidence",
    lines: [{ role: "mind", text, pause: 1, startsParagraph: true, expendable: 0 }],
    master: {
      audio: bytes,
      type: "audio/mpeg",
      timeline: [{ start: 0, end: 1 }],
      measured: { samples: length * 60 * 44_100, loudness: -16, truePeak: -1.5 },
    },
    cover: { cover: bytes, thumbnail: bytes, artwork: bytes },
    help: false,
    madeBy: { writer: "Hearten", voice: "Hearten" },
  };
}
