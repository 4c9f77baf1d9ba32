import * as v from "valibot";

/** The hosts to which a person's words go, such as `api.example.com`. Null where no third party does the work. */
export const thirdParties = v.object({
  /** Gets what is on the person's mind and their goals. */
  writer: v.nullable(v.string()),
  /** Gets the finished script. */
  voice: v.nullable(v.string()),
});
export type ThirdParties = v.InferOutput<typeof thirdParties>;

export const thirdPartyEndpoints = {
  /** Who writes and speaks for people who don't keep their words here (`keepsWordsHere` in the profile). */
  readThirdParties: {
    method: "GET",
    path: "/api/third-parties",
    access: "signed-in",
    input: v.object({}),
    output: v.object({ thirdParties }),
  },
} as const;
