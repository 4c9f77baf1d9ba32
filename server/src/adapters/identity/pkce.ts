import { createHmac, randomBytes } from "node:crypto";

/** The two secrets that a popup's code is bound to. */
interface PopupProofs {
  /** Proof Key for Code Exchange (RFC 7636). */
  readonly codeVerifier: string;
  /** The provider puts it into the ID token. */
  readonly nonce: string;
}

export function createPopupSecret(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Derives both from the browser's secret and the popup's state. So a code is useless with another state, or in
 * another browser.
 */
export function deriveProofs(secret: string, state: string): PopupProofs {
  const derive = (purpose: string) =>
    createHmac("sha256", secret).update(`${purpose} ${state}`).digest("base64url");
  return { codeVerifier: derive("code verifier"), nonce: derive("nonce") };
}
