import { describe, expect, it } from "vitest";
import { presentEarlierCookie } from "./earlier-cookie.ts";

const earlier = "__Secure-hearten.session_token=old";
const today = "__Host-hearten.session_token=new";

describe("A sign-in under the cookie's earlier name", () => {
  it.each([earlier, `a=b; ${earlier}`, `${earlier}; c=d`])(
    "is presented as a token: %s",
    (cookie) => {
      const headers = new Headers({ cookie, accept: "*/*" });
      expect(Object.fromEntries(presentEarlierCookie(headers))).toEqual({
        cookie,
        accept: "*/*",
        authorization: "Bearer old",
      });
      expect(headers.has("authorization")).toBe(false);
    },
  );

  it("counts for nothing beside another proof, and is found under its whole name alone", () => {
    for (const given of [
      { cookie: `${earlier}; ${today}` },
      { cookie: `${today}; ${earlier}` },
      { cookie: earlier, authorization: "Bearer other" },
      { cookie: today },
      { cookie: `not${earlier}` },
      { cookie: "__Secure-hearten.session_tokens=old" },
      {},
    ]) {
      const headers = new Headers(given);
      expect(presentEarlierCookie(headers)).toBe(headers);
    }
  });
});
