import { ProviderFault, type ProviderFaultKind } from "../../ports/provider-fault.ts";

/** Codes after which no second call helps, whatever the status: the money or the quota is used up. */
const exhaustedCodes =
  /^(?:insufficient_quota|quota_exceeded|credit_balance_exhausted|insufficient_credits|enforced_spend_limit_reached|billing_\w+)$/;
/** Anthropic says this with the status of a malformed call. */
const exhaustedWords = /credit balance is too low/i;
/** Codes that no second call changes, for errors without a status. All others may pass. */
const rejectedCodes =
  /^(?:invalid_\w+|authentication_error|permission_error|not_found_error|model_not_found|request_too_large)$/;

/** The fault of a call that was answered with a status of refusal and this text. */
export function toRefusal(status: number, headers: Headers, said: string): ProviderFault {
  const codes = readCodes(parse(said));
  const kind = toKind(status, headers, codes, said);
  const message = `The provider answered ${[status, ...codes].join(" ")}.`;
  const retryAfterSeconds = kind === "busy" ? readRetryAfter(headers) : null;
  return new ProviderFault(kind, message, { retryAfterSeconds });
}

function toKind(
  status: number,
  headers: Headers,
  codes: readonly string[],
  said: string,
): ProviderFaultKind {
  if (status === 402 || codes.some((code) => exhaustedCodes.test(code))) return "exhausted";
  if (exhaustedWords.test(said)) return "exhausted";
  // What may pass is worth another call, unless the provider says that it isn't.
  if (status === 429 && headers.get("x-should-retry") === "false") return "exhausted";
  const mayPass = status === 408 || status === 409 || status === 429 || status >= 500;
  return mayPass ? "busy" : "rejected";
}

/**
 * The fault of an error that came within an answer whose status was a good one.
 *
 * @param hasBegun whether anything of the answer had come before it
 */
export function toErrorInAnswer(error: unknown, hasBegun: boolean): ProviderFault {
  const codes = readCodes(error);
  const status = readStatus(error);
  const isRejected = codes.some((code) => rejectedCodes.test(code));
  // Without a status it is one of the server's own, unless its codes say otherwise.
  const kind = toKind(status ?? (isRejected ? 400 : 500), new Headers(), codes, "");
  const what = status === null ? codes : [status, ...codes];
  const message = `The provider broke off: ${what.join(" ") || "no code"}.`;
  return new ProviderFault(kind, message, { hasBegun });
}

/** Some servers put the status into the error, under one of two names. */
function readStatus(error: unknown): number | null {
  if (typeof error !== "object" || error === null) return null;
  const { code, status }: { code?: unknown; status?: unknown } = error;
  return [code, status].find(isStatus) ?? null;
}

const isStatus = (value: unknown): value is number =>
  typeof value === "number" && value >= 400 && value < 600;

/**
 * The codes in an error, wherever its server puts them. Only what looks like a code is taken, so that nothing a person
 * has said and no key gets into a message.
 */
function readCodes(error: unknown): string[] {
  const found: string[] = [];
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null || depth > 4) return;
    for (const [name, part] of Object.entries(value)) {
      const isCode = typeof part === "string" && /^(?:code|type|status|error_code)$/.test(name);
      if (!isCode) look(part, depth + 1);
      else if (/^[a-z]+(?:_[a-z]+)+$/.test(part) && part.length <= 40) found.push(part);
    }
  };
  look(error, 0);
  return [...new Set(found)].slice(0, 3);
}

/** Seconds; null when there are none. A date is one of the provider's clock, which is taken for ours. */
function readRetryAfter(headers: Headers): number | null {
  const milliseconds = readNumber(headers.get("retry-after-ms"));
  if (milliseconds !== null) return milliseconds / 1000;
  const value = headers.get("retry-after");
  const seconds = readNumber(value);
  if (seconds !== null || value === null) return seconds;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1000);
}

function readNumber(value: string | null): number | null {
  return value !== null && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
