// The process of `sign-in-flood.ts`. Parameters: the product's address, and how many sign-ins.
import { randomUUID } from "node:crypto";
import { anyNetwork, send } from "./person.ts";

const [address = "", count = ""] = process.argv.slice(2);

async function signIn(): Promise<number> {
  const account = { email: `${randomUUID()}@example.com`, password: "not this one" };
  return (await send(`${address}/api/account/sign-in`, "POST", anyNetwork(), account)).status;
}

const statuses = await Promise.all(Array.from({ length: Number(count) }, signIn));
process.stdout.write(JSON.stringify(statuses));
