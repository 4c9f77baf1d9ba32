import * as v from "valibot";

export const healthEndpoints = {
  /**
   * Answers 200 when the server is ready, or 503 with the name of the part that fails. A writer or a voice that does not
   * answer is `degraded`: the server's own one does its work. `room` is so when there is none for new inspirations.
   * Absent when all is well.
   */
  readHealth: {
    method: "GET",
    path: "/api/health",
    access: "open",
    input: v.object({}),
    output: v.object({
      status: v.literal("ok"),
      degraded: v.optional(v.array(v.picklist(["writer", "voice", "room"]))),
    }),
  },
} as const;
