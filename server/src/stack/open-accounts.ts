import type { Accounts, AccountsParts } from "./accounts.ts";
import { type Local, requireLocal } from "./local.ts";

/** Loads and opens the accounts of the configured stack. Does not load the code of the other one. */
export async function openAccounts(parts: AccountsParts, local: Local | null): Promise<Accounts> {
  if (parts.config.stack.identity === "firebase") {
    const { openFirebaseAccounts } = await import("./firebase-accounts.ts");
    return openFirebaseAccounts(parts);
  }
  const { openEmbeddedAccounts } = await import("./embedded-accounts.ts");
  return openEmbeddedAccounts(parts, requireLocal(local));
}
