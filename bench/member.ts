// A person who uses the API as the web app does, for the benchmarks.
import { randomUUID } from "node:crypto";
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import type { Input, Output } from "@hearten/contract/endpoint.ts";
import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import { stack } from "../e2e/stack.ts";

type Endpoints = typeof commonEndpoints;

const goals = [
  "I speak up in meetings",
  "I run my own design studio",
  "I sleep eight hours and wake rested",
];

export interface Member {
  /** Proves, in the `Authorization` header, that this person is signed in. */
  readonly token: string;
  /** Asks for an inspiration and resolves with its id as soon as the server has promised it. */
  ask(length: LengthInMinutes, description: string): Promise<string>;
  /** Asks for an inspiration and resolves with it when it is finished. */
  create(length: LengthInMinutes, description: string): Promise<Inspiration>;
}

/**
 * Registers a new person at the address.
 *
 * @param accounts of the stack that runs there
 */
export async function register(address: string, accounts = stack.accounts): Promise<Member> {
  const email = `${randomUUID()}@example.com`;
  const token = await accounts.create(address, { email, password: "quiet morning" });

  async function call<Name extends keyof Endpoints>(
    name: Name,
    input: Input<Endpoints[Name]> & { id?: string },
  ): Promise<Output<Endpoints[Name]>> {
    const { method, path } = commonEndpoints[name];
    const answer = await fetch(address + path.replace(":id", input.id ?? ""), {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(method === "GET" ? {} : { body: JSON.stringify(input) }),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    // The server parses its own answers with the contract's schema.
    return (await answer.json()) as Output<Endpoints[Name]>;
  }

  async function ask(length: LengthInMinutes, description: string): Promise<string> {
    const id = randomUUID();
    await call("addInspiration", { id, length, goals: description });
    await call("updateInspirationStatus", { id, status: "processing" });
    await call("createAffirmation", { recordId: id, length, userGoals: goals, description });
    return id;
  }

  await call("updateProfile", { goals, hasCompletedOnboarding: true });

  return {
    token,
    ask,
    async create(length, description) {
      const id = await ask(length, description);
      for (;;) {
        const { inspiration } = await call("readInspiration", { id });
        if (inspiration.status === "failed") throw new Error(inspiration.error ?? "failed");
        if (inspiration.status === "completed") return inspiration;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
  };
}
