/** Origins, besides the server's own, from which pages may load each kind of content, and hashes of inline scripts. */
export interface ContentSources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  readonly media?: readonly string[];
}

/**
 * The headers of every answer. Pages load nothing from other origins, and have no inline styles or unknown inline
 * scripts.
 */
export function securityHeaders(
  isHttps: boolean,
  sources: readonly ContentSources[],
): Record<string, string> {
  const from = (kind: keyof ContentSources, ...own: string[]) =>
    [...own, ...sources.flatMap((source) => source[kind] ?? [])].join(" ") || "'none'";
  return {
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
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}
