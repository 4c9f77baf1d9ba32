import type { HttpBindings } from "@hono/node-server";

/** What Hono gives to each request: Node's own request and response. */
// A type, because Hono's `Env` needs an index signature, which an interface does not have.
export type Bindings = { Bindings: HttpBindings };
