import { accountEndpoints } from "./account.ts";
import { healthEndpoints } from "./health.ts";
import { generationEndpoints, inspirationEndpoints } from "./inspirations.ts";
import { profileEndpoints } from "./profile.ts";

/** Every call of the API that answers once. */
export const endpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...inspirationEndpoints,
  ...generationEndpoints,
  ...healthEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
