// A backup while the product runs, and a product that is restored from it, by HTTP.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addInspiration } from "./beginnings.ts";
import { removeData, root, startProduct, type Product } from "./product.ts";
import { isEmbedded } from "./stack.ts";
import { openDataDirectory } from "./stack-embedded.ts";

const password = "correct horse";

let product: Product;
let place: string;
beforeEach(async () => {
  product = await startProduct({ environment: { INSPIRATIONS_PER_DAY: "100000" } });
  place = await mkdtemp(join(tmpdir(), "backup-"));
});
afterEach(async () => {
  await product.end("SIGTERM");
  await removeData(product);
  await rm(place, { recursive: true });
});

/** Runs the command of the README. */
async function backUp(folder: string) {
  const npm = spawn("npm", ["run", "--silent", "backup", "--", folder], {
    cwd: root,
    env: { ...process.env, DATA_DIR: product.storage.environment["DATA_DIR"] },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => npm.once("exit", resolve));
  const [code, told] = await Promise.all([exited, text(npm.stderr), text(npm.stdout)]);
  return { code, told };
}

async function call(method: string, path: string, body: object | null, token = "") {
  const answer = await fetch(`${product.address}${path}`, {
    method,
    headers: {
      ...(body === null ? {} : { "content-type": "application/json" }),
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === null ? null : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const enter = async (step: "create" | "sign-in", email: string) =>
  String(
    (await call("POST", `/api/account/${step}`, { email, password, carrier: "bearer" })).body[
      "token"
    ],
  );

interface Inspiration {
  readonly id: string;
  readonly status: string;
  readonly audioUrl: string | null;
}

const list = async (token: string) =>
  (await call("GET", "/api/inspirations", null, token)).body["inspirations"] as Inspiration[];

async function listAll(token: string): Promise<Inspiration[]> {
  const all: Inspiration[] = [];
  let cursor = "";
  do {
    const { body } = await call("GET", `/api/inspirations${cursor}`, null, token);
    all.push(...(body["inspirations"] as Inspiration[]));
    const next = body["nextCursor"];
    cursor = typeof next === "string" ? `?cursor=${encodeURIComponent(next)}` : "";
  } while (cursor !== "");
  return all;
}

async function askFor(token: string, length: number, description: string): Promise<string> {
  const id = randomUUID();
  await call("POST", "/api/inspirations", { id, length, goals: description }, token);
  const userGoals = ["I write each morning", "I sleep well", "I call my sister"];
  const wanted = { recordId: id, length, userGoals, description };
  expect((await call("POST", "/api/create-affirmation", wanted, token)).status).toBe(200);
  return id;
}

/** Adds one inspiration after the other until it is told to stop. */
function keepAdding(token: string) {
  const added: string[] = [];
  const stopping = new AbortController();
  const adding = (async () => {
    while (!stopping.signal.aborted) {
      const id = randomUUID();
      const asked = { id, length: 1, goals: "Somebody else is at it, too." };
      const { status } = await call("POST", "/api/inspirations", asked, token);
      expect(status).toBe(200);
      added.push(id);
      // Enough for writes at every moment, and few enough to look at.
      await setTimeout(10);
    }
  })();
  return {
    added,
    async stop() {
      stopping.abort();
      await adding;
    },
  };
}

async function finished(token: string, id: string): Promise<Inspiration | undefined> {
  const find = async () => (await list(token)).find((one) => one.id === id);
  await expect.poll(async () => (await find())?.status, { timeout: 90_000 }).toBe("completed");
  return find();
}

/** Adds a finished inspiration for the person. Returns its id. */
async function receive(token: string, title: string): Promise<string> {
  const { person } = (await call("GET", "/api/session", null, token)).body as unknown as {
    readonly person: { readonly uid: string };
  };
  await addInspiration(product, person.uid, title);
  return (await list(token))[0]?.id ?? "";
}

const play = async (inspiration: Inspiration | undefined) => {
  const answer = await fetch(`${product.address}${inspiration?.audioUrl}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** The files in a folder that contain the text, recursively. */
async function filesWith(word: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path)));
  return paths.filter((_, index) => texts[index]?.includes(word));
}

describe.runIf(isEmbedded)("on the embedded stack, whose data is one directory", () => {
  it("restores people, their texts, their media and unfinished work", async () => {
    const folder = join(place, "kept");
    const email = `keeper-${randomUUID()}@example.com`;
    const token = await enter("create", email);
    const id = await receive(token, "The interview on Monday");
    const audio = await play(await finished(token, id));
    const underWay = await askFor(token, 1, "My father is ill.");
    const busy = await enter("create", `busy-${randomUUID()}@example.com`);
    const others = keepAdding(busy);
    await expect.poll(() => others.added.length).toBeGreaterThan(5);
    const before = [...others.added];
    expect(await backUp(folder)).toMatchObject({ code: 0 });
    await others.stop();

    // The machine is lost a moment after the backup.
    const late = await enter("create", `late-${randomUUID()}@example.com`);
    const lost = product;
    await lost.end("SIGKILL");
    const dataDir = join(place, "restored");
    await cp(folder, dataDir, { recursive: true, preserveTimestamps: true });
    product = await startProduct({ storage: openDataDirectory(dataDir) });

    const back = await enter("sign-in", email);
    const restored = (await list(back)).find((one) => one.id === underWay);
    expect(restored).toMatchObject({ status: "processing", audioUrl: null });
    expect((await play(await finished(back, id))).equals(audio)).toBe(true);
    expect((await finished(back, underWay))?.audioUrl).not.toBeNull();
    // Whatever was acknowledged before the backup began is there; of what came meanwhile, a beginning.
    const kept = new Set((await listAll(busy)).map((one) => one.id));
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    const meanwhile = others.added.slice(0, kept.size);
    expect([...kept].toSorted()).toEqual(meanwhile.toSorted());
    // Sign-ins from before the backup are valid, later ones are not.
    expect((await list(token)).length).toBe(2);
    expect((await call("GET", "/api/inspirations", null, late)).status).toBe(401);
    await removeData(lost);
  });

  it("contains nothing of a deleted person after the next backup", async () => {
    const folder = join(place, "kept");
    const email = `leaver-${randomUUID()}@example.com`;
    const token = await enter("create", email);
    const id = await receive(token, "The canary sings");
    expect(await filesWith("canary", String(product.storage.environment["DATA_DIR"]))).not.toEqual(
      [],
    );
    expect(await backUp(folder)).toMatchObject({ code: 0 });
    expect(await filesWith(email, folder)).not.toEqual([]);
    expect(await readdir(join(folder, "media", "inspirations", id))).not.toEqual([]);

    expect((await call("POST", "/api/account/delete", { password }, token)).status).toBe(200);
    expect(await backUp(folder)).toMatchObject({ code: 0 });
    expect(await filesWith(email, folder)).toEqual([]);
    expect(await filesWith("canary", folder)).toEqual([]);
    expect(await readdir(join(folder, "media"), { recursive: true })).toEqual([]);
  });

  it("refuses a folder that is not its own backup", async () => {
    const folder = join(place, "kept");
    await writeFile(join(place, "letter.txt"), "not a backup");
    expect(await backUp(place)).toMatchObject({
      code: 1,
      told: expect.stringContaining("something else"),
    });
    expect(await readdir(place)).toEqual(["letter.txt"]);
    expect(await backUp(folder)).toMatchObject({ code: 0 });
    await writeFile(join(folder, "secret"), "0".repeat(64));
    expect(await backUp(folder)).toMatchObject({
      code: 1,
      told: expect.stringContaining("another installation"),
    });
  });
});
