import { randomUUID } from "node:crypto";

/** Top-level domain that never resolves (RFC 2606). */
const reserved = ".invalid";

/**
 * better-auth needs an address for everybody. People whose provider tells none get one that receives no mail. It is
 * never shown, and nobody can sign in or set a password with it.
 */
export function createPlaceholderAddress(): string {
  return `${randomUUID()}@no-address${reserved}`;
}

export function isPlaceholderAddress(email: string): boolean {
  return email.toLowerCase().endsWith(reserved);
}
