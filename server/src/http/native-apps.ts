import type { Hono } from "hono";
import type { Bindings } from "./bindings.ts";

/** The native apps that may open links to this site (Universal Links on iOS, App Links on Android). */
export interface NativeApps {
  /** Team and bundle id, such as `A1B2C3D4E5.example.hearten`. */
  readonly iosAppIds: readonly string[];
  readonly android: {
    readonly id: string;
    /** SHA-256 of the certificates that sign it: the upload key's, and Google Play's. */
    readonly fingerprints: readonly string[];
  } | null;
}

/** The screen that a link in a mail opens. All other links stay in the browser. */
const linked = "/reset-password";

/**
 * Mounts the two files that phones read before they let an app open links to a site. Without an app for a system
 * its file is not there
 * (developer.apple.com/documentation/xcode/supporting-associated-domains,
 * developer.android.com/training/app-links/configure-assetlinks).
 */
export function mountNativeApps(app: Hono<Bindings>, { iosAppIds, android }: NativeApps): void {
  app.get("/.well-known/apple-app-site-association", (context) =>
    iosAppIds.length === 0
      ? context.text("There is no app.\n", 404)
      : context.json({
          applinks: { details: [{ appIDs: iosAppIds, components: [{ "/": linked }] }] },
          webcredentials: { apps: iosAppIds },
        }),
  );
  app.get("/.well-known/assetlinks.json", (context) =>
    android === null
      ? context.text("There is no app.\n", 404)
      : context.json([
          {
            relation: [
              "delegate_permission/common.handle_all_urls",
              "delegate_permission/common.get_login_creds",
            ],
            target: {
              namespace: "android_app",
              package_name: android.id,
              sha256_cert_fingerprints: android.fingerprints,
            },
          },
        ]),
  );
}
