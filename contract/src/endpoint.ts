import type * as v from "valibot";

/** A schema of the contract. Both sides use what it parses to. */
export type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One call of the API. Its input is made of the `:name`s in the path and of the rest: the query of GET and DELETE, or
 * the JSON body of other methods. Each field is in one place only.
 *
 * A call's `@throws` names the error codes of its own. Every call may also answer those of the request itself, such as
 * `invalid-input`, and `unavailable` and `internal`; also `not-signed-in` where `access` asks for a sign-in.
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Starts with `/api/`. */
  readonly path: string;
  /** `signed-in`: the call is refused with `not-signed-in` when nobody is signed in. */
  readonly access: "signed-in" | "open";
  readonly input: Schema;
  readonly output: Schema;
}

/** What a caller passes. */
export type Input<E extends Endpoint> = v.InferInput<E["input"]>;
/** What the server's handler gets, after validation. */
export type ParsedInput<E extends Endpoint> = v.InferOutput<E["input"]>;
/** What the call answers. */
export type Output<E extends Endpoint> = v.InferOutput<E["output"]>;
