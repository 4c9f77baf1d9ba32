import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

/** Signs what is handed out, such as the parts of an address: whoever brings it back shows that it is ours. */
export interface Signer {
  /** The signature of these texts in this order, in base64url. */
  sign(...texts: readonly string[]): string;
  /** Whether the signature is that of these texts. */
  verify(signature: string, ...texts: readonly string[]): boolean;
}

/** Signs with HMAC-SHA256 (RFC 2104). */
export function createSigner(secret: Uint8Array): Signer {
  // Bytes would be made a key at each signature, which takes several times as long.
  const key = createSecretKey(secret);
  const sign: Signer["sign"] = (...texts) =>
    createHmac("sha256", key).update(JSON.stringify(texts)).digest("base64url");
  return {
    sign,
    verify(signature, ...texts) {
      // Compares the encoded texts, because several texts decode to the same bytes.
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(...texts))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
