// Every route of the product: those of the contract's tables, and those that answer something else than JSON.
import { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import type { Endpoint } from "@hearten/contract/endpoint.ts";
import { commonEndpoints } from "@hearten/contract/endpoints.ts";
import { archivePath } from "@hearten/contract/export.ts";
import { liveInspirationsPath } from "@hearten/contract/inspirations.ts";
import { offlineEndpoints } from "@hearten/contract/offline.ts";
import { calendarPath } from "@hearten/contract/reminder.ts";
import { voiceSamplePath } from "@hearten/contract/voices.ts";
import type { WholeProduct } from "./whole-product.fixture.ts";

export const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries({
  ...commonEndpoints,
  ...offlineEndpoints,
  ...authenticationEndpoints,
} satisfies Record<string, Endpoint>);

/** By what the other routes know whom they may tell something. */
export const otherRoutes: Readonly<
  Record<string, "sign-in" | "signed address" | "tells nobody's">
> = {
  [`GET ${liveInspirationsPath}`]: "sign-in",
  [`GET ${archivePath}`]: "signed address",
  "GET /api/media/*": "signed address",
  [`GET ${voiceSamplePath}`]: "signed address",
  [`GET ${calendarPath}/:person/:secret/hearten.ics`]: "signed address",
  // The beginning and the end of a sign-in at Google or Apple.
  "GET /api/account/popup/:provider": "tells nobody's",
  "GET /api/account/popup/:provider/callback": "tells nobody's",
  "POST /api/account/popup/apple/callback": "tells nobody's",
  "GET /.well-known/apple-app-site-association": "tells nobody's",
  "GET /.well-known/assetlinks.json": "tells nobody's",
};

/** The routes that the product answers in truth. The stand-ins are for this machine alone, and have tests of their own. */
export function mountedRoutes({ app }: WholeProduct): string[] {
  const mounted = app.routes
    // `ALL` refuses a path's other methods, or does something before every route.
    .filter(({ method, path }) => method !== "ALL" && !path.includes("stand-in"))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(mounted)];
}
