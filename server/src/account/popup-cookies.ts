import { parse, serialize } from "hono/utils/cookie";

/** Seconds that a popup may take. */
const popupSeconds = 10 * 60;

/** How the browser that begins a popup keeps the popup's secret. */
export interface PopupCookies {
  /** The `Set-Cookie` value that keeps the secret. */
  keep(state: string, secret: string): string;
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
  const nameOf = (state: string) => {
    const name = `hearten.popup.${(state.split(".")[0] ?? "").replace(/[^\w-]/g, "")}`;
    return isHttps ? `__Secure-${name}` : name;
  };
  const write = (state: string, value: string, maxAge: number) =>
    serialize(nameOf(state), value, {
      path: "/api/account",
      maxAge,
      httpOnly: true,
      secure: isHttps,
      // Browsers take `None` over https alone.
      sameSite: isHttps && isCalledFromOtherSites ? "None" : "Lax",
    });
  return {
    keep: (state, secret) => write(state, secret, popupSeconds),
    read: (headers, state) => {
      const name = nameOf(state);
      return parse(headers.get("cookie") ?? "", name)[name] ?? null;
    },
    forget: (state) => write(state, "", 0),
  };
}
