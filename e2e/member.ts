// A person who uses the API as the web app does, without a browser.
import { randomUUID } from "node:crypto";
import { accountEndpoints } from "@hearten/contract/account.ts";
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import type { Input, Output } from "@hearten/contract/endpoint.ts";
import type { WireInspiration } from "@hearten/contract/inspirations.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { stack } from "./stack.ts";
import { type Account, goals, newAccount } from "./steps.ts";
import { until } from "./until.ts";

const endpoints = { ...accountEndpoints, ...commonEndpoints };
type Endpoints = typeof endpoints;

/** Milliseconds between two questions whether an inspiration is finished, and for which it is waited for. */
const polling = { every: 25, limit: 120_000 };

export interface Member {
  readonly uid: string;
  /** Proves, in the `Authorization` header, that this person is signed in. */
  readonly token: string;
  /** Tells, as the quiz does, that an inspiration will be asked for. */
  warmUp(): Promise<void>;
  /** Asks for an inspiration. Resolves with its id as soon as the server has accepted it. */
  ask(length: LengthInMinutes, description: string): Promise<string>;
  /** Asks for an inspiration and resolves with it when it is finished. */
  create(length: LengthInMinutes, description: string): Promise<WireInspiration>;
  /** The newest first. */
  listInspirations(): Promise<readonly WireInspiration[]>;
  /** Resolves with the inspiration when it is finished; rejects when it has failed, or is not within two minutes. */
  untilFinished(id: string): Promise<WireInspiration>;
}

/**
 * Registers a new person with goals at the address.
 *
 * @param options.accounts of the stack that runs there
 */
export async function registerMember(
  address: string,
  options: { account?: Account; accounts?: typeof stack.accounts } = {},
): Promise<Member> {
  const { account = newAccount(), accounts = stack.accounts } = options;
  const token = await accounts.create(address, account);
  await createCall(address, token)("updateProfile", {
    goals: [...goals],
    hasCompletedOnboarding: true,
  });
  return recallMember(address, token);
}

/** The member whom the token belongs to. */
export async function recallMember(address: string, token: string): Promise<Member> {
  const call = createCall(address, token);
  const { person } = await call("readSession", {});
  if (person === null) throw new Error("Nobody is signed in by this token");

  async function ask(length: LengthInMinutes, description: string): Promise<string> {
    const id = randomUUID();
    await call("addInspiration", { id, length, goals: description });
    await call("updateInspirationStatus", { id, status: "processing" });
    await call("createAffirmation", { recordId: id, length, userGoals: [...goals], description });
    return id;
  }

  const read = async (id: string) => (await call("readInspiration", { id })).inspiration;

  async function untilFinished(id: string): Promise<WireInspiration> {
    const finished: WireInspiration[] = [];
    const isFinished = async () => {
      const inspiration = await read(id);
      if (inspiration.status === "failed") throw new Error(inspiration.error ?? "failed");
      if (inspiration.status === "completed") finished.push(inspiration);
      return finished.length > 0;
    };
    await until(isFinished, polling);
    const [inspiration] = finished;
    if (inspiration === undefined) throw new Error("It has not finished.");
    return inspiration;
  }

  return {
    uid: person.uid,
    token,
    warmUp: async () => void (await call("warmUp", {})),
    ask,
    listInspirations: async () => (await call("listInspirations", {})).inspirations,
    create: async (length, description) => untilFinished(await ask(length, description)),
    untilFinished,
  };
}

function createCall(address: string, token: string) {
  return async function call<Name extends keyof Endpoints>(
    name: Name,
    input: Input<Endpoints[Name]> & { id?: string },
  ): Promise<Output<Endpoints[Name]>> {
    const { method, path } = endpoints[name];
    const answer = await fetch(address + path.replace(":id", input.id ?? ""), {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(method === "GET" ? {} : { body: JSON.stringify(input) }),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    // The server parses its own answers with the contract's schema.
    return (await answer.json()) as Output<Endpoints[Name]>;
  };
}
