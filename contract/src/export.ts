import * as v from "valibot";

/**
 * The path of a person's archive (GET, `application/zip`, streamed). It is not in the table because it does not answer
 * JSON.
 */
export const archivePath = "/api/account/export/hearten.zip";

const archive = v.object({
  /**
   * Returns a signed URL of a ZIP with everything of the person's, on the API's origin. It is valid for five minutes
   * and needs no sign-in, so that the browser's downloads, or the phone's browser, can fetch it.
   */
  archiveUrl: v.string(),
});
export type Archive = v.InferOutput<typeof archive>;

export const exportEndpoints = {
  /**
   * The ZIP is packed when it is fetched.
   *
   * @throws `too-many-requests`
   */
  prepareExport: {
    method: "POST",
    path: "/api/account/export",
    access: "signed-in",
    input: v.object({}),
    output: archive,
  },
} as const;
