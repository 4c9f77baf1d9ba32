// Somebody with an account, who calls the API of a running product as a client of their own network.
import { randomInt, randomUUID } from "node:crypto";

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
  /** Headers that prove the sign-in. */
  readonly headers: Readonly<Record<string, string>>;
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer<T>>;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** An inspiration, as far as proofs look at it. */
export interface Told {
  readonly id: string;
  readonly status: string;
  readonly error: string | null;
  readonly audioUrl: string | null;
}

export const password = "quiet morning";

/** The product has to be told of one proxy for this (`PROXIES=1`). */
export const behindProxy = { PROXIES: "1", INSPIRATIONS_PER_DAY: "100000" };

/** Names another client each time, since accounts and networks are limited. */
export const anyNetwork = () => ({
  "x-forwarded-for": `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

export async function send<T>(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Answer<T>> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}

/** Creates an account at the address. */
export async function register(address: string, name = "maya"): Promise<Person> {
  const email = `${name}-${randomUUID()}@example.com`;
  const network = anyNetwork();
  const { status, body } = await send<{
    readonly person: { readonly uid: string };
    readonly token: string;
  }>(`${address}/api/account/create`, "POST", network, { email, password, carrier: "bearer" });
  if (status !== 200) throw new Error(`The account was answered with ${status}.`);
  const headers = { ...network, authorization: `Bearer ${body.token}` };
  return {
    uid: body.person.uid,
    email,
    token: body.token,
    headers,
    call: (method, path, input) => send(address + path, method, headers, input),
  };
}

/** Asks for an inspiration of a minute under an id; asking again changes nothing. Rejects unless all was acknowledged. */
export async function ask(person: Person, id: string, words: string): Promise<void> {
  const answers = [
    await person.call("POST", "/api/inspirations", { id, length: 1, goals: words }),
    await person.call("POST", "/api/create-affirmation", {
      recordId: id,
      length: 1,
      userGoals: [words],
      description: words,
    }),
  ];
  for (const { status, body } of answers)
    if (status !== 200)
      throw new Error(`Asking was answered with ${status} ${JSON.stringify(body)}`);
}

export async function read(person: Person, id: string): Promise<Told> {
  const { status, body } = await person.call<{ readonly inspiration: Told }>(
    "GET",
    `/api/inspirations/${id}`,
  );
  if (status !== 200) throw new Error(`Reading was answered with ${status}`);
  return body.inspiration;
}

/** Whether the audio of a finished inspiration of a minute comes whole. */
export async function isWhole(
  address: string,
  person: Person,
  { audioUrl }: Told,
): Promise<boolean> {
  const audio = await fetch(new URL(String(audioUrl), address), { headers: person.headers });
  const { byteLength } = await audio.arrayBuffer();
  const isComplete = byteLength === Number(audio.headers.get("content-length"));
  // A minute of MP3 at a constant bit rate, from its tag or first frame to its end.
  return audio.status === 200 && isComplete && byteLength > 500_000;
}
