import { parse } from "hono/utils/cookie";
import type { AccountCookies } from "./account-cookies.ts";
import { createSignedDevices } from "./signed-devices.ts";

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

/** @param key signs the cookies */
export function createDeviceCookies(key: Uint8Array, cookies: AccountCookies): DeviceCookies {
  const devices = createSignedDevices(key);
  const name = `${cookies.prefix}device`;
  const identify: DeviceCookies["identify"] = (headers, account) =>
    devices.read(parse(headers.get("cookie") ?? "", name)[name] ?? "", account);

  return {
    identify,
    remember: (headers, account) =>
      identify(headers, account) === null
        ? [cookies.write(name, devices.signNew(account), maxAge)]
        : [],
  };
}
