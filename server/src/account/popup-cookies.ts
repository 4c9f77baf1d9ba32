import { parse, serialize } from "hono/utils/cookie";

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

/**
 * One cookie for each popup, so that several can be open.
 *
 * @param isHttps whether people reach the server by https
 * @param isCalledFromOtherSites whether web apps on other sites send cookies with their calls
 */
export function createPopupCookies(
  isHttps: boolean,
  isCalledFromOtherSites: boolean,
): PopupCookies {
  const prefix = isHttps ? "__Host-hearten.popup." : "hearten.popup.";
  const nameOf = (state: string) => prefix + (state.split(".")[0] ?? "").replace(/[^\w-]/g, "");
  const write = (name: string, value: string, maxAge: number) =>
    serialize(name, value, {
      // What the prefix asks for.
      path: isHttps ? "/" : "/api/account",
      maxAge,
      httpOnly: true,
      secure: isHttps,
      // Browsers take `None` over https alone.
      sameSite: isHttps && isCalledFromOtherSites ? "None" : "Lax",
    });
  return {
    keep: (headers, state, secret) => {
      // Browsers send the oldest first (RFC 6265, 5.4).
      const present = Object.keys(parse(headers.get("cookie") ?? "")).filter((name) =>
        name.startsWith(prefix),
      );
      const surplus = present.slice(0, Math.max(0, present.length + 1 - maxPopups));
      return [
        ...surplus.map((name) => write(name, "", 0)),
        write(nameOf(state), secret, popupSeconds),
      ];
    },
    read: (headers, state) => {
      const name = nameOf(state);
      return parse(headers.get("cookie") ?? "", name)[name] ?? null;
    },
    forget: (state) => write(nameOf(state), "", 0),
  };
}
