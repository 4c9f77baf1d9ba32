import * as v from "valibot";

export const healthEndpoints = {
  /** 200 once the server is ready; 503 with the failing part's name when it can't serve. */
  readHealth: {
    method: "GET",
    path: "/api/health",
    access: "open",
    input: v.object({}),
    output: v.object({ status: v.literal("ok") }),
  },
} as const;
