import type { accountEndpoints } from "@hearten/contract/account.ts";
import type { Hono } from "hono";
import type { Config } from "../config.ts";
import type { Bindings } from "../http/bindings.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { ContentSources } from "../http/security-headers.ts";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Sweep } from "../sweeps/repeat-sweep.ts";
import type { Stores } from "./stores.ts";

/** The account feature of one stack, with everything that it needs. */
export interface Accounts {
  readonly identity: Identity;
  readonly routes: Handlers<typeof accountEndpoints>;
  /** What has to be done from time to time, such as resuming deletions that are not finished. */
  readonly sweeps: readonly Sweep[];
  /** Paths that accept POST requests from other origins. */
  readonly csrfExemptPaths: readonly string[];
  /** The other origins from which the sign-in screens load scripts, frames and data. */
  readonly contentSources: ContentSources;
  /** Mounts the routes that only this stack has. */
  mount(app: Hono<Bindings>): void;
  close(): Promise<void>;
}

export interface AccountsParts {
  readonly config: Config;
  readonly stores: Stores;
  readonly log: Log;
}
