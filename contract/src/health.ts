import * as v from "valibot";

export const healthEndpoints = {
  /** Answers 200 when the server is ready, or 503 with the name of the part that fails. */
  readHealth: {
    method: "GET",
    path: "/api/health",
    access: "open",
    input: v.object({}),
    output: v.object({ status: v.literal("ok") }),
  },
} as const;
