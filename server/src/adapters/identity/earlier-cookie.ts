// The names of the cookie of a sign-in, today's and the one it had before.

/** Browsers take a cookie of this name from this host alone, over https, and for all its paths. */
export const cookiePrefix = (isHttps: boolean): string => (isHttps ? "__Host-hearten" : "hearten");

const name = "__Host-hearten.session_token";
/** Until November 2026. A sign-in lasts for sixty days without use: from February 2027 on nobody has one. */
const earlierName = "__Secure-hearten.session_token";

/** The headers with a sign-in that was kept under the earlier name presented as a token. */
export function presentEarlierCookie(headers: Headers): Headers {
  const cookies = (headers.get("cookie") ?? "").split("; ");
  const find = (wanted: string) =>
    cookies.find((cookie) => cookie.startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const earlier = find(earlierName);
  if (earlier === undefined || find(name) !== undefined || headers.has("authorization"))
    return headers;
  const presented = new Headers(headers);
  presented.set("authorization", `Bearer ${earlier}`);
  return presented;
}

/** The `Set-Cookie` value that clears it. */
export const clearedEarlierCookie = `${earlierName}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;
