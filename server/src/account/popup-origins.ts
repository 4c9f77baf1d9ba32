/** The names under which a machine reaches itself. */
const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origins of web apps to which a popup may return. A request's own `Host` header does not count: an attacker
 * who could choose the origin would get other people's codes.
 */
export function popupOrigins(publicUrl: string, webOrigins: readonly string[]): Set<string> {
  const { protocol, hostname, port } = new URL(publicUrl);
  const ownHosts = loopbackNames.includes(hostname) ? loopbackNames : [hostname];
  const own = ownHosts.map((host) => `${protocol}//${host}${port === "" ? "" : `:${port}`}`);
  // The native shells have their own dialogs.
  return new Set([...own, ...webOrigins.filter((origin) => /^https?:/.test(origin))]);
}
