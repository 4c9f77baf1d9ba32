import type { Hono } from "hono";
import type { Bindings } from "./bindings.ts";

/** The apps that may open the product's links. */
export interface NativeApps {
  /** Team and bundle id, such as `A1B2C3D4E5.example.hearten`. */
  readonly iosAppIds: readonly string[];
  readonly android: {
    readonly id: string;
    /** SHA-256 of the certificates that sign it: the one for uploads, and Google Play's. */
    readonly fingerprints: readonly string[];
  } | null;
}

/** The screen that a mail's link leads to; every other link stays in the browser. */
const linked = "/reset-password";

/**
 * Mounts what the systems of phones ask a site before they let an app open its links: nothing is
 * there for a system that has no app
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
