import { Refusal } from "../ports/refusal.ts";

/** The origins of the native shell on iOS and Android (Capacitor's defaults). */
const nativeOrigins = ["capacitor://localhost", "https://localhost"];

/** Which web origins may call with credentials. */
export interface Origins {
  /** @param host the request's `Host` header */
  isAllowed(origin: string, host: string | undefined): boolean;
}

/** @param configured origins that are allowed besides the request's own and the native shell's */
export function createOrigins(configured: readonly string[]): Origins {
  const allowed = new Set([...configured, ...nativeOrigins]);
  return {
    isAllowed: (origin, host) =>
      allowed.has(origin) ||
      (host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)),
  };
}

/**
 * Protects against cross-site request forgery (CSRF): another site makes a browser send a call, with the person's
 * cookies. A browser names the page's origin with every such call. A caller that is no browser names none, and
 * has nobody else's cookies.
 *
 * @throws `forbidden-origin`
 */
export function refuseCrossSiteRequest(headers: Headers, origins: Origins): void {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const isAllowed =
    origin === null
      ? site === null || site === "same-origin" || site === "none"
      : origins.isAllowed(origin, headers.get("host") ?? undefined);
  if (!isAllowed) throw new Refusal("forbidden-origin", "This origin may not make changes.");
}
