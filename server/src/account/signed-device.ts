import { randomBytes } from "node:crypto";
import { createSigner } from "../signing/signer.ts";

/** A random name of a browser, signed for an account. */
export function signNewDevice(account: string, key: Buffer): string {
  const device = randomBytes(16).toString("base64url");
  return `${device}.${createSigner(key).sign(device, account.toLowerCase())}`;
}

/** Returns the browser's name; null if it is not signed for this account. */
export function readDevice(signed: string, account: string, key: Buffer): string | null {
  const [device = "", signature = ""] = signed.split(".");
  return createSigner(key).verify(signature, device, account.toLowerCase()) ? device : null;
}
