import type { HttpBindings } from "@hono/node-server";

/** What the web framework hands to each request: Node's own request and response. */
// A type, since an interface has no index signature and is no `Env`.
export type Bindings = { Bindings: HttpBindings };
