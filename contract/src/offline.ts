import * as v from "valibot";

export const offlineEndpoints = {
  /** What the operator has decided about listening without a network. */
  readOffline: {
    method: "GET",
    path: "/api/offline",
    access: "signed-in",
    input: v.object({}),
    output: v.object({
      /**
       * Whether the service worker answers for audio that is on the device. Without it browsers play
       * the same from memory: the way out, should a browser's worker and its player not get along.
       */
      audioFromWorker: v.boolean(),
    }),
  },
} as const;
