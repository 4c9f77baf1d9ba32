import { randomUUID } from "node:crypto";

/** Top-level domain that never resolves (RFC 2606). */
const reserved = ".invalid";

/**
 * better-auth keeps one address for everybody; people whose provider tells none get one where no mail
 * arrives. It is never shown, and nobody signs in or sets a password by it.
 */
export function createPlaceholderAddress(): string {
  return `${randomUUID()}@no-address${reserved}`;
}

export function isPlaceholderAddress(email: string): boolean {
  return email.toLowerCase().endsWith(reserved);
}
