import { parse, serialize } from "hono/utils/cookie";

/** Seconds that a popup may take. */
const popupSeconds = 10 * 60;
/** Popups that may be under way in one browser; with a hundred it could send no request any more. */
const mostPopups = 10;

/** How the browser that begins a popup keeps the popup's secret. */
export interface PopupCookies {
  /**
   * The `Set-Cookie` values that keep the secret, and forget the oldest of too many popups.
   *
   * @param headers of the request that begins the popup
   */
  keep(headers: Headers, state: string, secret: string): string[];
  /** The secret among the request's cookies; null when it was never there or is too old. */
  read(headers: Headers, state: string): string | null;
  /** The `Set-Cookie` value that forgets it. */
  forget(state: string): string;
}

/**
 * One cookie a popup, so that several may be under way.
 *
 * @param isHttps whether people reach the server by https
 * @param isCalledFromOtherSites whether web apps on other sites call with cookies
 */
export function createPopupCookies(
  isHttps: boolean,
  isCalledFromOtherSites: boolean,
): PopupCookies {
  const prefix = isHttps ? "__Secure-hearten.popup." : "hearten.popup.";
  const nameOf = (state: string) => prefix + (state.split(".")[0] ?? "").replace(/[^\w-]/g, "");
  const write = (name: string, value: string, maxAge: number) =>
    serialize(name, value, {
      path: "/api/account",
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
      const surplus = present.slice(0, Math.max(0, present.length + 1 - mostPopups));
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
