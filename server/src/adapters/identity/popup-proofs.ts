import { createHmac, randomBytes } from "node:crypto";

/** What a popup's code is bound to. */
interface PopupProofs {
  /** Proof Key for Code Exchange (RFC 7636). */
  readonly codeVerifier: string;
  /** Comes back inside the ID token. */
  readonly nonce: string;
}

export function createPopupSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Both proofs follow from the browser's secret and the popup's state: a code that came with another
 * state, or to another browser, is worth nothing.
 */
export function deriveProofs(secret: string, state: string): PopupProofs {
  const derive = (purpose: string) =>
    createHmac("sha256", secret).update(`${purpose} ${state}`).digest("base64url");
  return { codeVerifier: derive("code verifier"), nonce: derive("nonce") };
}
