import { ProviderFault } from "../../ports/provider-fault.ts";
import { waitPatiently } from "./wait-patiently.ts";
import { toRefusal } from "./provider-refusals.ts";

/** Bytes of a refusal that are read. */
const maxRefusalBytes = 64 * 1024;

interface ProviderCall {
  readonly url: string;
  /** The key is in them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Is sent as JSON; null for a GET. */
  readonly body: object | null;
  readonly signal: AbortSignal;
}

export type ProviderAnswer =
  /** The caller must read or cancel the body. */
  | { readonly isRefused: false; readonly response: Response }
  | {
      readonly isRefused: true;
      readonly status: number;
      /** What the provider says. It may repeat a person's words or the key: nothing of it may leave the adapter. */
      readonly said: string;
      readonly fault: ProviderFault;
    };

/**
 * Calls a provider once and resolves as soon as its answer begins. Redirects are refusals: a key and a person's words go
 * to no other host than the one in the settings.
 *
 * @throws {ProviderFault} when nobody answers; the signal's reason once it aborts
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const { url, body, signal } = call;
  signal.throwIfAborted();
  const headers = toHeaders(call.headers);
  if (body !== null) headers.set("Content-Type", "application/json");
  const init = { headers, redirect: "manual" as const, signal, ...waitPatiently() };
  const response = await fetch(
    url,
    body === null ? init : { ...init, method: "POST", body: JSON.stringify(body) },
  ).catch((error: unknown) => {
    throw toUnreachable(error, signal);
  });
  if (response.ok) return { isRefused: false, response };
  const said = await readStart(response, signal);
  const { status } = response;
  return { isRefused: true, status, said, fault: toRefusal(status, response.headers, said) };
}

/**
 * The body, piece by piece. Whoever stops in the middle hangs up.
 *
 * @throws {ProviderFault} when the connection breaks; the signal's reason once it aborts
 */
export async function* readBody(
  { body }: Response,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, void> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw toUnreachable(error, signal);
      });
      if (done) return;
      yield value;
    }
  } finally {
    // A body that broke rejects here once more with what was thrown above.
    await reader.cancel().catch(() => undefined);
  }
}

async function readStart(response: Response, signal: AbortSignal): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of readBody(response, signal)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= maxRefusalBytes) break;
  }
  return Buffer.concat(pieces).toString("utf8");
}

function toUnreachable(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  // The message of `fetch` may hold the address with its password, so only the cause below it is kept.
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "no answer";
  return new ProviderFault("unreachable", `The provider can't be reached: ${code}.`, { cause });
}

/** @throws {ProviderFault} when a value can't be in a header; the error of `Headers` would repeat the key */
function toHeaders(values: Readonly<Record<string, string>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(values)) {
    if (!/^[\t\x20-\x7e]*$/.test(value))
      throw new ProviderFault("rejected", `The header ${name} has characters that can't be sent.`);
    headers.set(name, value);
  }
  return headers;
}
