import { serialize } from "hono/utils/cookie";

/** Writes the cookies of the calls for accounts, which no script can read. */
export interface AccountCookies {
  /** What the names of all begin with. */
  readonly prefix: string;
  /**
   * Returns the `Set-Cookie` value.
   *
   * @param maxAge in seconds; 0 clears it
   */
  write(name: string, value: string, maxAge: number): string;
}

/**
 * @param isHttps whether people reach the server by https
 * @param isCalledFromOtherSites whether web apps on other sites send cookies with their calls
 */
export function createAccountCookies(
  isHttps: boolean,
  isCalledFromOtherSites: boolean,
): AccountCookies {
  return {
    prefix: isHttps ? "__Host-hearten." : "hearten.",
    write: (name, value, maxAge) =>
      serialize(name, value, {
        // What the prefix asks for.
        path: isHttps ? "/" : "/api/account",
        maxAge,
        httpOnly: true,
        secure: isHttps,
        // Browsers take `None` over https alone.
        sameSite: isHttps && isCalledFromOtherSites ? "None" : "Lax",
      }),
  };
}
