/** Origins, besides the server's own, from which pages may load each kind of content, and hashes of inline scripts. */
export interface ContentSources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  readonly media?: readonly string[];
  /** Names of the policies by which scripts from there make trusted types. */
  readonly trustedTypes?: readonly string[];
}

/** Of an answer that shows nothing and loads nothing. */
export const bareSecurityHeaders = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** What pages and frames in them may not use. Only names that browsers know: of others they complain. */
const denied =
  "accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb".split(
    " ",
  );

/**
 * The headers of every answer. Pages load nothing from other origins, and have no inline styles or unknown inline
 * scripts. What would run as a script or become part of a page from a mere text has to pass a policy (Trusted Types): the
 * page's own default one knows the few addresses of scripts, and nothing else passes.
 */
export function securityHeaders(
  isHttps: boolean,
  sources: readonly ContentSources[],
): Record<string, string> {
  const from = (kind: keyof ContentSources, ...own: string[]) =>
    [...own, ...sources.flatMap((source) => source[kind] ?? [])].join(" ") || "'none'";
  return {
    ...bareSecurityHeaders,
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src ${from("script", "'self'")}`,
      "style-src 'self'",
      `img-src ${from("image", "'self'", "data:", "blob:")}`,
      `media-src ${from("media", "'self'", "blob:")}`,
      "font-src 'self'",
      // What is on the device is saved and shared from its `blob:` address where no service worker answers.
      `connect-src ${from("connect", "'self'", "blob:")}`,
      `frame-src ${from("frame")}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${from("trustedTypes", "default")}`,
    ].join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": denied.map((name) => `${name}=()`).join(", "),
    ...(isHttps ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}
