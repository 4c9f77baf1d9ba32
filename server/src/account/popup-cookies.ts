import { parse } from "hono/utils/cookie";
import type { AccountCookies } from "./account-cookies.ts";

/** Seconds that signing in through a popup may take. */
const popupSeconds = 10 * 60;
/** Open popups in one browser. With the cookies of a hundred it could not send requests any more. */
const maxPopups = 10;

/** Cookies in which a browser keeps the secret of a popup that it opened. */
export interface PopupCookies {
  /**
   * Returns the `Set-Cookie` values that keep the secret, and clear the oldest one when there are too many.
   *
   * @param headers of the request that opens the popup
   */
  keep(headers: Headers, state: string, secret: string): string[];
  /** Returns the secret from the request's cookies, or null when it is not there or too old. */
  read(headers: Headers, state: string): string | null;
  /** Returns the `Set-Cookie` value that clears the secret. */
  forget(state: string): string;
}

/** One cookie for each popup, so that several can be open. */
export function createPopupCookies(cookies: AccountCookies): PopupCookies {
  const prefix = `${cookies.prefix}popup.`;
  const nameOf = (state: string) => prefix + (state.split(".")[0] ?? "").replace(/[^\w-]/g, "");
  return {
    keep: (headers, state, secret) => {
      // Browsers send the oldest first (RFC 6265, 5.4).
      const present = Object.keys(parse(headers.get("cookie") ?? "")).filter((name) =>
        name.startsWith(prefix),
      );
      const surplus = present.slice(0, Math.max(0, present.length + 1 - maxPopups));
      return [
        ...surplus.map((name) => cookies.write(name, "", 0)),
        cookies.write(nameOf(state), secret, popupSeconds),
      ];
    },
    read: (headers, state) => {
      const name = nameOf(state);
      return parse(headers.get("cookie") ?? "", name)[name] ?? null;
    },
    forget: (state) => cookies.write(nameOf(state), "", 0),
  };
}
