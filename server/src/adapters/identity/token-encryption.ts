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

/** A provider's token, with what is needed to revoke it. */
export interface ProviderTokenOf extends ProviderToken {
  readonly provider: ProviderClaim["provider"];
}

/** Encrypts providers' tokens, so that nobody can use them who only has the database. */
export interface TokenEncryption {
  encrypt(token: ProviderTokenOf): Promise<string>;
  /** Rejects when the token was encrypted with another secret. */
  decrypt(encrypted: string): Promise<ProviderTokenOf>;
}

export function createTokenEncryption(secret: string): TokenEncryption {
  const key = createHmac("sha256", secret).update("provider tokens").digest("hex");
  return {
    async encrypt({ provider, clientId, token }) {
      return symmetricEncrypt({ key, data: JSON.stringify({ provider, clientId, token }) });
    },
    async decrypt(encrypted) {
      return v.parse(content, JSON.parse(await symmetricDecrypt({ key, data: encrypted })));
    },
  };
}
