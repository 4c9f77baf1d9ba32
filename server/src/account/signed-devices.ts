import { randomBytes } from "node:crypto";
import { createSigner } from "../signing/signer.ts";

/** Names of browsers, each signed for an account. */
export interface SignedDevices {
  /** A random name, signed. */
  signNew(account: string): string;
  /** Returns the browser's name; null if it is not signed for this account. */
  read(signed: string, account: string): string | null;
}

export function createSignedDevices(key: Uint8Array): SignedDevices {
  const signer = createSigner(key);
  return {
    signNew(account) {
      const device = randomBytes(16).toString("base64url");
      return `${device}.${signer.sign(device, account.toLowerCase())}`;
    },
    read(signed, account) {
      const [device = "", signature = ""] = signed.split(".");
      return signer.verify(signature, device, account.toLowerCase()) ? device : null;
    },
  };
}
