import type { Endpoint, Output, ParsedInput } from "@hearten/contract/endpoint.ts";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Identity, Session } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import type { Bindings } from "./bindings.ts";
import { clientAddressOf } from "./client-address.ts";
import { readJsonBody } from "./json-body.ts";

/** What a handler knows about the request besides its input. */
export interface Call {
  readonly headers: Headers;
  /** The client's IP address. Nothing that the client sends can change it. */
  readonly clientAddress: string;
  /** Sends `Set-Cookie` values with the answer. */
  setCookies(values: readonly string[]): void;
}

export interface SignedInCall extends Call {
  readonly session: Session;
}

type CallOf<E extends Endpoint> = E["access"] extends "signed-in" ? SignedInCall : Call;
type Handler<E extends Endpoint> = (input: ParsedInput<E>, call: CallOf<E>) => Promise<Output<E>>;

/** One handler for each endpoint of a table; a missing one is a type error. */
export type Handlers<Table extends Record<string, Endpoint>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};

/**
 * Serves the endpoints of a table with their handlers: reads and checks the input, checks the sign-in, and checks
 * the output.
 *
 * @param proxies how many of the operator's own proxies a request passes
 */
export function mountContract<Table extends Record<string, Endpoint>>(
  app: Hono<Bindings>,
  table: Table,
  handlers: Handlers<Table>,
  identity: Identity,
  proxies: number,
): void {
  const methods = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries(table)) {
    // Inside the loop the types of handler and endpoint are not connected any more; `Handlers` has checked them.
    const handler = handlers[name] as (input: unknown, call: Call) => Promise<unknown>;
    app.on(endpoint.method, endpoint.path, async (context) => {
      // A client can stretch its body over half a minute, and the sign-in may end meanwhile: check it afterwards.
      const raw = await gatherInput(context, endpoint);
      const call = await createCall(context, endpoint, identity, proxies);
      const input = parseInput(endpoint, raw);
      return context.json(v.parse(endpoint.output, await handler(input, call)));
    });
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  }
  for (const [path, allowed] of methods) refuseOtherMethods(app, path, allowed);
}

/** Refuses all other methods of a path with `method-not-allowed`. Call it after mounting the allowed ones. */
export function refuseOtherMethods(
  app: Hono<Bindings>,
  path: string,
  allowed: readonly string[],
): void {
  app.all(path, (context) => {
    context.header("Allow", allowed.join(", "));
    throw new Refusal("method-not-allowed", `This path takes ${allowed.join(" and ")}.`);
  });
}

/**
 * Returns the session of the request. A cookie that was renewed is sent with the answer.
 *
 * @throws `not-signed-in`
 */
export async function requireSession(
  context: Context<Bindings>,
  identity: Identity,
): Promise<Session> {
  const session = await identity.authenticate(context.req.raw.headers);
  if (session === null) throw new Refusal("not-signed-in", "Nobody is signed in.");
  setCookies(context, session.renewedCookies);
  return session;
}

async function createCall(
  context: Context<Bindings>,
  endpoint: Endpoint,
  identity: Identity,
  proxies: number,
): Promise<Call | SignedInCall> {
  const call: Call = {
    headers: context.req.raw.headers,
    clientAddress: clientAddressOf(context, proxies),
    setCookies: (values) => setCookies(context, values),
  };
  if (endpoint.access === "open") return call;
  return { ...call, session: await requireSession(context, identity) };
}

function setCookies(context: Context<Bindings>, values: readonly string[]): void {
  for (const value of values) context.header("Set-Cookie", value, { append: true });
}

async function gatherInput(
  context: Context<Bindings>,
  endpoint: Endpoint,
): Promise<Record<string, unknown>> {
  const fromQuery = endpoint.method === "GET" || endpoint.method === "DELETE";
  const rest = fromQuery ? context.req.query() : await readJsonBody(context.req.raw);
  return { ...rest, ...context.req.param() };
}

function parseInput(endpoint: Endpoint, raw: Record<string, unknown>): unknown {
  const result = v.safeParse(endpoint.input, raw, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = issue.path?.[0]?.key;
  const field = typeof key === "string" ? key : null;
  throw new Refusal(
    "invalid-input",
    `${field ?? "The input"}: ${issue.message}.`,
    field === null ? {} : { field },
  );
}
