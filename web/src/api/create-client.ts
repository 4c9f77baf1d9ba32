import type { Endpoint, Input, Output } from "@hearten/contract/endpoint.ts";
import { errorBody } from "@hearten/contract/error-codes.ts";
import * as v from "valibot";
import { ApiError } from "./api-error.ts";
import { parseAnswer } from "./parse-answer.ts";

/** How calls reach the API, and how they are authenticated. */
export interface Transport {
  /** The API's address without a slash at the end. Empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** The bearer token; null if nobody is signed in, or if a cookie is used instead. */
  readonly token: () => Promise<string | null>;
  /** Called when the server refused a call because nobody is signed in any more. */
  readonly onNotSignedIn: () => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Whether the call goes on when the page is closed. */
  readonly keepalive?: boolean;
}

/**
 * One function for each endpoint of a table. It resolves with the parsed answer. It rejects with an `ApiError`, or
 * with the signal's reason if the signal aborts.
 */
export type ClientOf<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Table]: (
    input: Input<Table[Name]>,
    options?: CallOptions,
  ) => Promise<Output<Table[Name]>>;
};

export function createClient<Table extends Readonly<Record<string, Endpoint>>>(
  table: Table,
  transport: Transport,
): ClientOf<Table> {
  const calls = Object.entries(table).map(([name, endpoint]) => [
    name,
    (input: object, callOptions?: CallOptions) => call(transport, endpoint, input, callOptions),
  ]);
  // The entries come from the same table as the type.
  return Object.fromEntries(calls) as ClientOf<Table>;
}

async function call(
  { baseUrl, fetch, token, onNotSignedIn }: Transport,
  endpoint: Endpoint,
  input: object,
  { signal, keepalive = false }: CallOptions = {},
): Promise<unknown> {
  const { address, body } = place(endpoint, input);
  const bearer = await token();
  let response: Response;
  let text: string;
  try {
    response = await fetch(baseUrl + address, {
      method: endpoint.method,
      credentials: "include",
      headers: {
        accept: "application/json",
        ...(body === null ? {} : { "content-type": "application/json" }),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      body,
      keepalive,
      signal: signal ?? null,
    });
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiError("network", "No answer came", { cause });
  }
  const answer = parseAnswer(text, baseUrl);
  if (!response.ok) {
    const error = refusal(response.status, text, answer);
    if (error.code === "not-signed-in") onNotSignedIn();
    throw error;
  }
  const parsed = v.safeParse(endpoint.output, answer);
  if (parsed.success) return parsed.output;
  throw new ApiError("internal", `${endpoint.path} answered in another shape`, {
    cause: new v.ValiError(parsed.issues),
  });
}

/** Puts each field of the input into its place: path, query or body. */
function place(endpoint: Endpoint, input: object): { address: string; body: string | null } {
  const rest = new Map<string, unknown>(Object.entries(input));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (endpoint.method !== "GET" && endpoint.method !== "DELETE") {
    return { address: path, body: JSON.stringify(Object.fromEntries(rest)) };
  }
  const query = new URLSearchParams();
  for (const [name, value] of rest) {
    if (typeof value === "string" || typeof value === "number") query.set(name, String(value));
  }
  return { address: query.size === 0 ? path : `${path}?${query}`, body: null };
}

function refusal(status: number, text: string, answer: unknown): ApiError {
  const parsed = v.safeParse(errorBody, answer);
  const message = `${status} ${text}`;
  if (!parsed.success) return new ApiError(status >= 500 ? "unavailable" : "internal", message);
  const { code, field, limit } = parsed.output.error;
  return new ApiError(code, message, { field, limit });
}
