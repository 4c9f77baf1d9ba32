import { parse, serialize } from "hono/utils/cookie";
import { readDevice, signNewDevice } from "./signed-device.ts";

/** Browsers keep a cookie for 400 days at most. */
const maxAge = 400 * 24 * 60 * 60;

/**
 * Cookies by which an account knows the browsers that have signed in to it (OWASP's device cookies). They outlive
 * the sign-in: however many guess at the account elsewhere, its person comes in from there. Such a cookie is no
 * sign-in, and tells nothing of the account.
 */
export interface DeviceCookies {
  /** The browser's name, if the request's cookie proves that the account knows it; else null. */
  identify(headers: Headers, account: string): string | null;
  /** The `Set-Cookie` values by which the account knows the browser from now on; none if it does already. */
  remember(headers: Headers, account: string): string[];
}

/**
 * @param key signs the cookies
 * @param isHttps whether people reach the server by https
 * @param isCalledFromOtherSites whether web apps on other sites send cookies with their calls
 */
export function createDeviceCookies(
  key: Buffer,
  isHttps: boolean,
  isCalledFromOtherSites: boolean,
): DeviceCookies {
  const name = isHttps ? "__Host-hearten.device" : "hearten.device";
  const identify: DeviceCookies["identify"] = (headers, account) =>
    readDevice(parse(headers.get("cookie") ?? "", name)[name] ?? "", account, key);

  return {
    identify,
    remember(headers, account) {
      if (identify(headers, account) !== null) return [];
      return [
        serialize(name, signNewDevice(account, key), {
          // What the prefix asks for.
          path: isHttps ? "/" : "/api/account",
          maxAge,
          httpOnly: true,
          secure: isHttps,
          // Browsers take `None` over https alone.
          sameSite: isHttps && isCalledFromOtherSites ? "None" : "Lax",
        }),
      ];
    },
  };
}
