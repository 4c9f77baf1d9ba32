import type { Endpoint, Output, ParsedInput } from "@hearten/contract/endpoint.ts";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Identity, Session } from "../ports/identity.ts";
import { Refusal } from "../ports/refusal.ts";
import type { Bindings } from "./bindings.ts";
import { clientAddressOf } from "./client-address.ts";
import { readJsonBody } from "./json-body.ts";

/** What a handler knows of the request besides its input. */
export interface Call {
  readonly headers: Headers;
  /** Where the request comes from; nothing that the client sends can change it. */
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
 * Serves a table's endpoints, each by its handler.
 *
 * @param proxies how many of the operator's own stand in front
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
    // Inside the loop the handler's types are no longer tied to its endpoint's; `Handlers` tied them.
    const handler = handlers[name] as (input: unknown, call: Call) => Promise<unknown>;
    app.on(endpoint.method, endpoint.path, async (context) => {
      // A body can be made to take half a minute, in which sign-ins end: who asks is asked after it.
      const raw = await gatherInput(context, endpoint);
      const call = await createCall(context, endpoint, identity, proxies);
      const input = parseInput(endpoint, raw);
      return context.json(v.parse(endpoint.output, await handler(input, call)));
    });
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  }
  for (const [path, allowed] of methods) refuseOtherMethods(app, path, allowed);
}

/** Answers every method that the path was not mounted with before by `method-not-allowed`. */
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
 * The sign-in that the request proves. A cookie that is renewed by its use goes out with the answer.
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
