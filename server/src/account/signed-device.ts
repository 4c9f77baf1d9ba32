import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A random name of a browser, signed for an account. */
export function signNewDevice(account: string, key: Buffer): string {
  const device = randomBytes(16).toString("base64url");
  return `${device}.${signatureOf(device, account, key).toString("base64url")}`;
}

/** Returns the browser's name; null if it is not signed for this account. */
export function readDevice(signed: string, account: string, key: Buffer): string | null {
  const [device = "", signature = ""] = signed.split(".");
  const [sent, right] = [Buffer.from(signature, "base64url"), signatureOf(device, account, key)];
  return sent.length === right.length && timingSafeEqual(sent, right) ? device : null;
}

function signatureOf(device: string, account: string, key: Buffer): Buffer {
  return createHmac("sha256", key).update(`${device} ${account.toLowerCase()}`).digest();
}
