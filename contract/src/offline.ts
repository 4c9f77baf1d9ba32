import * as v from "valibot";

export const offlineEndpoints = {
  /** The operator's settings for listening without a network. */
  readOffline: {
    method: "GET",
    path: "/api/offline",
    access: "signed-in",
    input: v.object({}),
    output: v.object({
      /**
       * Whether the service worker serves audio that is on the device. Otherwise browsers play it from memory, which
       * helps if a browser's player can't use its service worker.
       */
      audioFromWorker: v.boolean(),
    }),
  },
} as const;
