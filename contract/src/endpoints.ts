import { accountEndpoints } from "./account.ts";
import { exportEndpoints } from "./export.ts";
import { healthEndpoints } from "./health.ts";
import { generationEndpoints, inspirationEndpoints } from "./inspirations.ts";
import { privacyEndpoints } from "./privacy.ts";
import { profileEndpoints } from "./profile.ts";
import { reminderEndpoints } from "./reminder.ts";
import { reportEndpoints } from "./reports.ts";
import { thirdPartyEndpoints } from "./third-parties.ts";
import { voiceEndpoints } from "./voices.ts";

/**
 * The calls that are the same on both stacks. Each stack has another table for signing in. They are separate so that a
 * web app contains only those of its own stack. (Streams and files are not in a table, because their answer is no JSON.)
 */
export const commonEndpoints = {
  ...accountEndpoints,
  ...exportEndpoints,
  ...profileEndpoints,
  ...reminderEndpoints,
  ...inspirationEndpoints,
  ...generationEndpoints,
  ...reportEndpoints,
  ...voiceEndpoints,
  ...thirdPartyEndpoints,
  ...privacyEndpoints,
  ...healthEndpoints,
} as const;
