import * as v from "valibot";

/**
 * Where a person's archive is fetched (GET, `application/zip`, streamed). It stands beside the table
 * because it does not answer JSON.
 */
export const archivePath = "/api/account/export/hearten.zip";

const archive = v.object({
  /**
   * Address of a ZIP with everything of the person's, on the API's own origin. It is its own proof
   * for five minutes, so that whatever fetches files for the person can have it: the browser's
   * downloads, or the system's browser beside the native shell.
   */
  archiveUrl: v.string(),
});
export type Archive = v.InferOutput<typeof archive>;

export const exportEndpoints = {
  /** Nothing is packed before the address is fetched. */
  prepareExport: {
    method: "POST",
    path: "/api/account/export",
    access: "signed-in",
    input: v.object({}),
    output: archive,
  },
} as const;
