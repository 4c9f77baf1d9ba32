import type * as v from "valibot";

/** A schema of the contract. What it parses to is what both sides see. */
export type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One call of the API. `:name` in the path, the query and the body together make up the input: each
 * field of the input stands in exactly one of the three. GET and DELETE take the rest of the input
 * from the query, the others from a JSON body.
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Begins with `/api/`. */
  readonly path: string;
  /** Whether the call is refused with `not-signed-in` when nobody is signed in. */
  readonly access: "signed-in" | "open";
  readonly input: Schema;
  readonly output: Schema;
}

/** What a caller passes. */
export type Input<E extends Endpoint> = v.InferInput<E["input"]>;
/** What the server's handler receives, after validation. */
export type ParsedInput<E extends Endpoint> = v.InferOutput<E["input"]>;
/** What the call answers. */
export type Output<E extends Endpoint> = v.InferOutput<E["output"]>;
