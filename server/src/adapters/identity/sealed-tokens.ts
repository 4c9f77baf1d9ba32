import { createHmac } from "node:crypto";
import { providers } from "@hearten/contract/account.ts";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import * as v from "valibot";
import type { ProviderClaim, ProviderToken } from "./provider-client.ts";

const content = v.object({
  provider: v.picklist(providers),
  clientId: v.string(),
  token: v.string(),
});

/** A provider's token with what it takes to give it back. */
export interface ProviderTokenOf extends ProviderToken {
  readonly provider: ProviderClaim["provider"];
}

/** Keeps providers' tokens unreadable for whoever comes by the database. */
export interface SealedTokens {
  seal(token: ProviderTokenOf): Promise<string>;
  /** Rejects when it was not sealed with the same secret. */
  open(sealed: string): Promise<ProviderTokenOf>;
}

export function createSealedTokens(secret: string): SealedTokens {
  const key = createHmac("sha256", secret).update("provider tokens").digest("hex");
  return {
    async seal({ provider, clientId, token }) {
      return symmetricEncrypt({ key, data: JSON.stringify({ provider, clientId, token }) });
    },
    async open(sealed) {
      return v.parse(content, JSON.parse(await symmetricDecrypt({ key, data: sealed })));
    },
  };
}
