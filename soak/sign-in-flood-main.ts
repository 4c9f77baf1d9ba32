// The thread of `sign-in-flood.ts`.
import { randomUUID } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { anyNetwork, send } from "./person.ts";
import type { SignInFlood } from "./sign-in-flood.ts";

const { address, count }: SignInFlood = workerData;

async function signIn(): Promise<number> {
  const account = { email: `${randomUUID()}@example.com`, password: "not this one" };
  return (await send(`${address}/api/account/sign-in`, "POST", anyNetwork(), account)).status;
}

parentPort?.postMessage(await Promise.all(Array.from({ length: count }, signIn)));
