import { accountEndpoints } from "./account.ts";
import { exportEndpoints } from "./export.ts";
import { healthEndpoints } from "./health.ts";
import { generationEndpoints, inspirationEndpoints } from "./inspirations.ts";
import { profileEndpoints } from "./profile.ts";

/**
 * The calls that answer once, the same on both stacks; each stack has a table of its own beside it for
 * signing in. No table holds them all, so that neither is in the web app built for the other one.
 */
export const commonEndpoints = {
  ...accountEndpoints,
  ...exportEndpoints,
  ...profileEndpoints,
  ...inspirationEndpoints,
  ...generationEndpoints,
  ...healthEndpoints,
} as const;
