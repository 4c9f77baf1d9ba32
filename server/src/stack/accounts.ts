import type { accountEndpoints } from "@hearten/contract/account.ts";
import type { Hono } from "hono";
import type { AccountDeletion } from "../account/deletion.ts";
import type { Config } from "../config.ts";
import type { Bindings } from "../http/bindings.ts";
import type { Handlers } from "../http/contract-routes.ts";
import type { ContentSources } from "../http/security-headers.ts";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Stores } from "./stores.ts";

/** Everything about accounts, as one of the two stacks has it. */
export interface Accounts {
  readonly identity: Identity;
  readonly routes: Handlers<typeof accountEndpoints>;
  /** Goes on with what people who have left leave to be done. */
  readonly deletion: Pick<AccountDeletion, "resume">;
  /** Paths to which other sites may post. */
  readonly csrfExemptPaths: readonly string[];
  /** From where the sign-in screens load what is not the product's own. */
  readonly contentSources: ContentSources;
  /** Mounts what the stack's way of signing in needs beside the routes of both stacks. */
  mount(app: Hono<Bindings>): void;
  close(): Promise<void>;
}

export interface AccountsParts {
  readonly config: Config;
  readonly stores: Stores;
  readonly log: Log;
}
