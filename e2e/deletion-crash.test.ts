// Leaving, by HTTP alone: what is gone, and that it is gone however the server ends meanwhile.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addInspiration } from "./beginnings.ts";
import { printLog, removeData, startAgain, startProduct, type Product } from "./product.ts";
import { isEmbedded, stack } from "./stack.ts";

const password = "correct horse";
/** Milliseconds within which everything is gone, also after a crash. */
const promised = 60_000;

let product: Product;
// One each: what is stored is searched for anybody's words, and the process is killed over it.
beforeEach(async () => {
  product = await startProduct();
});
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") printLog(product);
  await product.end("SIGTERM");
  await removeData(product);
});

/** A person with words that nobody else has. */
interface Leaver {
  readonly email: string;
  readonly token: string;
  /** All that must be nowhere afterwards. */
  readonly words: string[];
  /** Addresses of the finished inspiration's media. */
  readonly media: string[];
}

interface Inspiration {
  readonly status: string;
  readonly recordText: string | null;
  readonly audioUrl: string | null;
  readonly coverImage: string | null;
  readonly thumbnail: string | null;
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

const register = (email: string) => stack.accounts.create(product.address, { email, password });
const signIn = (email: string) => stack.accounts.signIn(product.address, { email, password });
const leave = ({ token }: Pick<Leaver, "token">, secret: string | null = password) =>
  call("POST", "/api/account/delete", { password: secret }, token);
const listInspirations = async (token: string) =>
  (await call("GET", "/api/inspirations", null, token)).body["inspirations"] as Inspiration[];

async function askFor(token: string, length: number, description: string, goals: string[]) {
  const id = randomUUID();
  await call("POST", "/api/inspirations", { id, length, goals: description }, token);
  const wanted = { recordId: id, length, userGoals: goals, description };
  expect((await call("POST", "/api/create-affirmation", wanted, token)).status).toBe(200);
}

/** Somebody with a finished inspiration, and another that is being made. */
async function moveIn(name = "canary"): Promise<Leaver> {
  const email = `${name}-${randomUUID()}@example.com`;
  const token = await register(email);
  const goals = [1, 2, 3].map((number) => `I feed my ${name} number ${number} each day`);
  const displayName = `Friend of the ${name}`;
  await call("PATCH", "/api/profile", { displayName, goals, hasCompletedOnboarding: true }, token);
  const { person } = (await call("GET", "/api/session", null, token)).body as unknown as {
    readonly person: { readonly uid: string };
  };
  await addInspiration(product, person.uid, `My ${name} sings`);
  const [made] = await listInspirations(token);
  const media = [made?.audioUrl, made?.coverImage, made?.thumbnail].map(String);
  expect(await statusesOf(media)).toEqual([200, 200, 200]);
  const script = String(made?.recordText);
  const lines = script.split("\n").filter((line) => line !== "");
  const words = [name, email, ...lines.map((line) => line.slice(0, 60))];
  expect(await findWords(words)).toEqual(words);
  return { email, token, words, media };
}

const statusesOf = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(new URL(path, product.address));
      await answer.arrayBuffer();
      return answer.status;
    }),
  );

/** Which of the words stand in anything that the product keeps, or in its log. */
async function findWords(words: readonly string[]): Promise<string[]> {
  const texts = [...(await product.storage.readTexts()), ...product.log];
  return words.filter((word) => texts.some((text) => text.includes(word)));
}

const listMedia = () => product.storage.listMedia();

async function expectGone({ email, token, words, media }: Leaver): Promise<void> {
  // After a crash the server goes on with it while it already answers.
  await expect.poll(() => signIn(email), { timeout: promised }).toBeNull();
  expect((await call("GET", "/api/profile", null, token)).status).toBe(401);
  expect((await call("GET", "/api/session", null, token)).body["person"]).toBeNull();
  await expect.poll(() => findWords(words), { timeout: promised }).toEqual([]);
  await expect.poll(listMedia, { timeout: promised }).toEqual([]);
  expect(await statusesOf(media)).toEqual([404, 404, 404]);
}

/** The person's live stream, open; it ends with the sign-in or the server. */
async function openStream(token: string): Promise<{ readonly ended: Promise<void> }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.address}/api/inspirations/live`, { headers });
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  const read = async (): Promise<void> => {
    while ((await reader?.read())?.done === false);
  };
  return { ended: read().catch(() => undefined) };
}

async function crash(): Promise<void> {
  await product.end("SIGKILL");
  product = await startAgain(product);
}

it("whoever leaves during a generation leaves nothing, on no device and in no file", async () => {
  const leaver = await moveIn();
  const elsewhere = String(await signIn(leaver.email));
  await askFor(leaver.token, 1, "My canary is at the window", ["I listen to my canary"]);
  await product.storage.untilWorkedOn();
  const streams = await Promise.all([leaver.token, elsewhere].map(openStream));

  const {
    token: unproved,
    password: wrong,
    refusal,
  } = await stack.accounts.leaveUnproved(leaver.token);
  expect((await leave({ token: unproved }, wrong)).body).toMatchObject({
    error: { code: refusal },
  });
  expect((await listInspirations(leaver.token)).length).toBe(2);
  // A second press, and another device at the same moment.
  const calls = await Promise.all([leave(leaver), leave(leaver), leave({ token: elsewhere })]);
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
  await Promise.all(streams.map(({ ended }) => ended));
  await expectGone(leaver);
  await expectGone({ ...leaver, token: elsewhere });

  // The one under way ends quietly, and writes nothing.
  await expect
    // A busy machine takes its time for it.
    .poll(() => product.log.join("\n"), { timeout: 120_000 })
    .toMatch(/"attempt":1/);
  expect(product.log.join("\n")).not.toMatch(/inspiration failed/);
  expect(await listMedia()).toEqual([]);
  expect(await findWords(leaver.words)).toEqual([]);

  // The address is free, for somebody who finds nothing of before.
  const token = await register(leaver.email);
  expect(await listInspirations(token)).toEqual([]);
  expect((await call("GET", "/api/profile", null, token)).body).toMatchObject({
    profile: { goals: [], displayName: null },
  });
}, 240_000);

it("nobody can make another leave", async () => {
  const [owner, stranger] = [await moveIn(), await moveIn("sparrow")];
  expect((await leave({ token: "" })).status).toBe(401);
  expect((await leave({ token: "nonsense" })).status).toBe(401);
  const body = { password, uid: "any", email: owner.email, userId: owner.email };
  expect((await call("POST", "/api/account/delete", body, stranger.token)).status).toBe(200);
  expect(await signIn(stranger.email)).toBeNull();
  expect(await signIn(owner.email)).not.toBeNull();
  expect(await listInspirations(owner.token)).toHaveLength(1);
  expect(await statusesOf(owner.media)).toEqual([200, 200, 200]);
  expect(await findWords(owner.words)).toEqual(owner.words);
});

describe.runIf(isEmbedded)("where the server checks the password", () => {
  it("kill -9 while the password is being checked: everything is as before", async () => {
    const leaver = await moveIn();
    // So many others' passwords are checked before that the check is under way for a while.
    const others = Array.from({ length: 16 }, () =>
      signIn(`${randomUUID()}@example.com`).catch(() => null),
    );
    const leaving = leave(leaver).catch(() => null);
    await setTimeout(5);
    await crash();
    await Promise.all([leaving, ...others]);
    expect(await signIn(leaver.email)).not.toBeNull();
    expect(await listInspirations(leaver.token)).toHaveLength(1);
    expect(await findWords(leaver.words)).toEqual(leaver.words);
    expect((await leave(leaver)).status).toBe(200);
    await expectGone(leaver);
  });
});

it.each([
  ["the deletion is on record", () => product.storage.untilThereAre(1, "deletions")],
  ["the documents are gone", () => product.storage.untilThereAre(0, "motivations")],
  ["the profile is gone", () => product.storage.untilThereAre(0, "users")],
])("kill -9 once %s: everything is gone after the next start", async (_name, moment) => {
  const leaver = await moveIn();
  await askFor(leaver.token, 5, "My canary is at the window", ["I listen to my canary"]);
  const leaving = leave(leaver).catch(() => null);
  await moment();
  await crash();
  await leaving;
  await expectGone(leaver);
  expect(await listMedia()).toEqual([]);
});

it("kill -9 once the sign-ins have ended: everything is gone after the next start", async () => {
  const leaver = await moveIn();
  const { ended } = await openStream(leaver.token);
  const leaving = leave(leaver).catch(() => null);
  await ended;
  await crash();
  await leaving;
  await expectGone(leaver);
  expect(await listMedia()).toEqual([]);
});

it("kill -9 once it is done, while an inspiration is still being made: it stays so", async () => {
  const leaver = await moveIn();
  await askFor(leaver.token, 5, "My canary is at the window", ["I listen to my canary"]);
  expect((await leave(leaver)).status).toBe(200);
  await crash();
  await expectGone(leaver);
  expect(await listMedia()).toEqual([]);
});
