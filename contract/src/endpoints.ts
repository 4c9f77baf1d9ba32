import { accountEndpoints } from "./account.ts";
import { authenticationEndpoints } from "./authentication.ts";
import { firebaseEndpoints } from "./firebase.ts";
import { healthEndpoints } from "./health.ts";
import { generationEndpoints, inspirationEndpoints } from "./inspirations.ts";
import { profileEndpoints } from "./profile.ts";

/** The calls that answer once, the same on both stacks. */
export const commonEndpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...inspirationEndpoints,
  ...generationEndpoints,
  ...healthEndpoints,
} as const;

/** Every call of the API that answers once; of the second and third line a server has one. */
export const endpoints = {
  ...commonEndpoints,
  ...authenticationEndpoints,
  ...firebaseEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
