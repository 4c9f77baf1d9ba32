// Requests of every kind, made from the contract's schemas: none is a fault, and none is told how the server is built.
import { errorBody } from "@hearten/contract/error-codes.ts";
import type { Endpoint } from "@hearten/contract/endpoint.ts";
import * as fc from "fast-check";
import * as v from "valibot";
import { callOf, oddInput, validInput } from "./input.fixture.ts";
import { type Caller, receive, type WholeProduct } from "./whole-product.fixture.ts";

/** How a body may be declared: rightly, and in the ways that have got bodies past the checks of frameworks. */
const contentTypes = fc.oneof(
  { weight: 6, arbitrary: fc.constant("application/json") },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "application/json\ta",
      "application/json\t;charset=utf-8",
      "application/json ; charset=utf-8",
      "application/json; charset=utf-16",
      "application/json; charset=utf-8; x",
      "application/json, text/plain",
      "application/jsonx",
      "APPLICATION/JSON",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=a",
      "",
    ),
  },
);

/** Other headers that are odd, or that lie. */
const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { "content-length": "0" },
      { "content-length": "10" },
      { "content-length": "99999999999" },
      { "content-length": "-1" },
      { "content-length": "1e3" },
      { "content-encoding": "gzip" },
      { "transfer-encoding": "chunked, identity" },
      { accept: "text/html;q=", "accept-language": "x".repeat(5_000) },
      { "if-none-match": '"*"', "if-range": "junk", range: "bytes=0-1,9-" },
      { origin: "null" },
      { origin: "https://attacker.example", "sec-fetch-site": "cross-site" },
      { cookie: "__proto__=1; hearten.session=%E0%A4%A; =; a" },
      { "x-http-method-override": "DELETE", "x-original-url": "/api/session" },
      { host: "attacker.example" },
      { forwarded: 'for=_hidden;by="[::1]"' },
    ),
  },
);

/** What would tell how the server is built, or where. */
const trace = /node_modules|\bat (?:async )?\w+ ?\(|file:\/\/|\.ts:\d+|SQLITE|ERR_[A-Z]/;

/** Whether valid requests have a password hashed, which takes long. */
export function isCostly({ input }: Endpoint): boolean {
  return "entries" in input && "password" in (input.entries as object);
}

/**
 * Sends an endpoint so many requests: valid ones, wrong ones, and ones that are no JSON, by its owner and by nobody.
 * Rejects with the first whose answer is a fault, or is not what the contract says of errors.
 *
 * @param seed the same seed gives the same requests
 */
export async function sendRequests(
  product: WholeProduct,
  caller: Caller,
  endpoint: Endpoint,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<void> {
  const { id } = await receive(caller, "What is asked about");
  const asked = fc.record({
    input: fc.oneof(
      { weight: 2, arbitrary: aboutOne(validInput(endpoint.input), id) },
      { weight: 5, arbitrary: aboutOne(oddInput(endpoint.input), id) },
    ),
    /** What becomes of the body's text on its way. */
    damage: fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("[".repeat(60_000), '{"a":'.repeat(9_000), "", "\uFEFF{}"),
      },
    ),
    contentType: contentTypes,
    headers: oddHeaders,
    isSignedIn: fc.boolean(),
  });
  // Who signs out is nobody from then on.
  const mayEnd = endpoint.path.endsWith("/sign-out");
  const property = fc.asyncProperty(asked, async (request) => {
    const { path, body } = callOf(endpoint, request.input);
    const hasBody = endpoint.method !== "GET" && endpoint.method !== "DELETE";
    const text = request.damage ?? (body === undefined ? "" : JSON.stringify(body));
    const headers = new Headers(request.headers);
    if (hasBody && request.contentType !== "") headers.set("content-type", request.contentType);
    if (request.isSignedIn && !mayEnd) headers.set("authorization", `Bearer ${caller.token}`);
    const told = await product.request(path, {
      method: endpoint.method,
      headers,
      ...(hasBody ? { body: Buffer.from(text) } : {}),
    });
    const whole = `${endpoint.method} ${path.slice(0, 200)} ${text.slice(0, 200)}`;
    if (told.status >= 500)
      throw new Error(`${whole} was answered with ${told.status} ${told.text}`);
    if (told.status < 400) return;
    if (!v.is(errorBody, JSON.parse(told.text)) || trace.test(told.text))
      throw new Error(`${whole} was told ${told.text}`);
  });
  await fc.assert(property, { numRuns: runs, seed });
}

/** Half of the inputs are about an inspiration that there is. */
function aboutOne(inputs: fc.Arbitrary<unknown>, id: string): fc.Arbitrary<unknown> {
  return fc.tuple(inputs, fc.boolean()).map(([input, isAboutOne]) => {
    if (!isAboutOne || typeof input !== "object" || input === null) return input;
    const name = ["id", "recordId"].find((each) => each in input);
    return name === undefined ? input : { ...input, [name]: id };
  });
}
