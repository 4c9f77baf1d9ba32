// Inputs for any endpoint, from its schema alone: valid ones, and ones that somebody sends to see what happens.
import type { Endpoint, Schema } from "@hearten/contract/endpoint.ts";
import * as fc from "fast-check";
import * as v from "valibot";

/** A part of a schema, as Valibot keeps it. */
interface Part {
  readonly type: string;
  readonly kind: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly pipe?: readonly Part[];
}

/** What eyes don't see, and what other programs take for an instruction. */
const tricky = fc.constantFrom(
  "\u0000",
  "\u200B\u200D\uFEFF",
  "\u{E0041}\u{E007F}",
  "\u202E gnihton",
  "\uD800",
  "e\u0301".repeat(50),
  "..%2f..%2fsecret",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "\r\nSet-Cookie: a=b",
  "__proto__",
  "x".repeat(70_000),
);
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: tricky },
);

/** Valid inputs of the schema. */
export function validInput(schema: Schema): fc.Arbitrary<unknown> {
  return valueOf(schema);
}

function valueOf(part: Part): fc.Arbitrary<unknown> {
  const actions = (part.pipe ?? []).slice(1);
  const isValid = (value: unknown) => v.safeParse(part as unknown as Schema, value).success;
  if (actions.some(({ type }) => type === "uuid")) return fc.uuid();
  const plain = plainValueOf(part, actions);
  return actions.length === 0 ? plain : plain.filter(isValid);
}

function plainValueOf(part: Part, actions: readonly Part[]): fc.Arbitrary<unknown> {
  const bound = (type: string) => {
    const requirement = actions.find((action) => action.type === type)?.requirement;
    return typeof requirement === "number" ? requirement : null;
  };
  switch (part.type) {
    case "object": {
      const entries = Object.entries(part.entries ?? {});
      const required = entries.filter(([, entry]) => entry.type !== "optional");
      return fc.record(Object.fromEntries(entries.map(([key, entry]) => [key, valueOf(entry)])), {
        requiredKeys: required.map(([key]) => key),
      });
    }
    case "optional":
      return valueOf(part.wrapped ?? unknownPart);
    case "nullable":
      return fc.option(valueOf(part.wrapped ?? unknownPart));
    case "array":
      return fc.array(valueOf(part.item ?? unknownPart), { maxLength: bound("max_length") ?? 8 });
    case "picklist":
      return fc.constantFrom(...(part.options ?? []));
    case "literal":
      return fc.constant(part.literal);
    case "variant":
      return fc.oneof(...(part.options ?? []).map((option) => valueOf(option as Part)));
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.integer({ min: bound("min_value") ?? -5, max: bound("max_value") ?? 500 });
    case "string": {
      const most = bound("max_length") ?? 200;
      return fc.oneof(
        text.map((value) => value.slice(0, most)),
        fc.emailAddress(),
        fc.constant("word ".repeat(most).slice(0, most)),
      );
    }
    case "unknown":
      return fc.jsonValue();
    default:
      throw new Error(`The proofs know no input of type ${part.type} yet.`);
  }
}

const unknownPart: Part = { type: "unknown", kind: "schema" };

/** Inputs that are wrong in one place or everywhere. */
export function oddInput(schema: Schema): fc.Arbitrary<unknown> {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    text,
    fc.constant(deep(200)),
    fc.constantFrom(1e308, -0, 2 ** 53, 0.1, "", [], {}, null),
  );
  const valid = validInput(schema) as fc.Arbitrary<Record<string, unknown>>;
  return fc.oneof(
    fc
      .tuple(valid, fc.nat(), anything)
      .map(([input, place, value]) => withField(input, place, value)),
    valid.map((input) => ({ ...input, ["__proto__"]: { uid: "another" }, uid: "another" })),
    anything,
  );
}

function withField(input: Record<string, unknown>, place: number, value: unknown) {
  const keys = Object.keys(input);
  const key = keys[place % Math.max(1, keys.length)];
  return key === undefined ? { uid: value } : { ...input, [key]: value };
}

function deep(levels: number): unknown {
  let value: unknown = "end";
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

/** A call of an endpoint with an input, as it goes over the wire. */
export function callOf(endpoint: Endpoint, input: unknown): { path: string; body: unknown } {
  const fields = typeof input === "object" && input !== null ? { ...input } : {};
  const rest = new Map(Object.entries(fields));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(toText(value) || "-");
  });
  if (endpoint.method !== "GET" && endpoint.method !== "DELETE")
    return {
      path,
      body: rest.size === Object.keys(fields).length ? input : Object.fromEntries(rest),
    };
  const query = new URLSearchParams();
  for (const [name, value] of rest) query.set(name, toText(value));
  return { path: query.size === 0 ? path : `${path}?${query.toString()}`, body: undefined };
}

/** Without halves of characters, which no address can have. */
function toText(value: unknown): string {
  const told = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return told.toWellFormed();
}
