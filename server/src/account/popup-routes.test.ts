import { type Provider, providers } from "@hearten/contract/account.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createTestClient, type TestClient } from "../http/test-client.ts";
import type { PopupStart } from "../ports/authentication-provider.ts";
import { Refusal } from "../ports/refusal.ts";
import { createAccountCookies } from "./account-cookies.ts";
import { createPopupCookies, type PopupCookies } from "./popup-cookies.ts";
import { popupOrigins } from "./popup-origins.ts";
import { mountPopups, csrfExemptPaths } from "./popup-routes.ts";
import { createPopupState } from "./popup-state.ts";

const webApp = "https://app.example";
const own = "http://127.0.0.1:3000";
const end = "/sign-in-popup.html";
const attempt = "a-name_nobody-can-guess-1";
const silent = () => undefined;

/** The address that an answer leads to, without its fragment, and the fragment's fields. */
function endOf(response: Response) {
  expect(response.status).toBe(303);
  const [page, fragment] = (response.headers.get("location") ?? "").split("#");
  return { page, ...Object.fromEntries(new URLSearchParams(fragment)) };
}

const cookieNameOf = (response: Response) =>
  response.headers.getSetCookie()[0]?.split("=")[0] ?? null;

describe("A sign-in popup", () => {
  let client: TestClient;
  let cookies: PopupCookies;
  let faults: string[];
  let warnings: object[];
  let startPopup: (provider: Provider, state: string) => Promise<PopupStart>;

  beforeEach(() => {
    cookies = createCookies(false, false);
    faults = [];
    warnings = [];
    startPopup = async (provider, state) => ({
      address: `https://${provider}.example/?state=${state}`,
      secret: "a secret; with = odd characters",
    });
    const log = {
      debug: silent,
      info: silent,
      warn: (fields: object, message: string) => void warnings.push({ ...fields, message }),
      error: (_fields: object, message: string) => void faults.push(message),
    };
    client = createTestClient({}, {}, createMemoryIdentity(), {
      csrfExemptPaths,
      mountOthers: (app) =>
        mountPopups(app, {
          authentication: { startPopup: (provider, state) => startPopup(provider, state) },
          origins: popupOrigins(own, [webApp, "capacitor://localhost"]),
          cookies,
          isOffered: () => true,
          log,
        }),
    });
  });

  const begin = (provider: string, origin: string) =>
    client.request(
      `/api/account/popup/${provider}?${new URLSearchParams({ origin, attempt }).toString()}`,
    );
  const comeBack = (answer: Record<string, string>, provider = "google") =>
    client.request(
      `/api/account/popup/${provider}/callback?${new URLSearchParams(answer).toString()}`,
    );
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    client.request(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://appleid.apple.com",
        "sec-fetch-site": "cross-site",
        ...headers,
      },
      body,
    });

  it("leads to the provider, and leaves its secret with the browser that began", async () => {
    for (const provider of providers) {
      const response = await begin(provider, webApp);
      expect(response.status).toBe(303);
      const address = new URL(response.headers.get("location") ?? "");
      expect(address.hostname).toBe(`${provider}.example`);
      const state = address.searchParams.get("state") ?? "";
      const [cookie = ""] = response.headers.getSetCookie();
      expect(cookie).toMatch(/; Max-Age=600; Path=\/api\/account; HttpOnly; SameSite=Lax$/);
      const headers = new Headers({ cookie: cookie.split(";")[0] ?? "" });
      expect(cookies.read(headers, state)).toBe("a secret; with = odd characters");
      expect(cookies.read(headers, createPopupState({ origin: webApp, attempt }))).toBeNull();
      expect(response.headers.has("cross-origin-opener-policy")).toBe(false);
    }
  });

  it("can run beside another one", async () => {
    const [first, second] = [await begin("google", webApp), await begin("google", webApp)];
    expect(cookieNameOf(first)).not.toBe(cookieNameOf(second));
  });

  it.each([
    "https://evil.example",
    "https://app.example.evil.example",
    "https://app.example@evil.example",
    "https://app.example/",
    "http://app.example",
    "//app.example",
    "null",
    "capacitor://localhost",
    "https://localhost",
    "",
  ])("leads nobody to an origin that is not allowed: %s", async (origin) => {
    const refused = { page: end, error: "forbidden-origin", attempt };
    expect(endOf(await begin("google", origin))).toEqual(refused);
    const state = createPopupState({ origin, attempt });
    expect(endOf(await comeBack({ code: "a code", state }))).toEqual(refused);
    expect(endOf(await comeBack({ error: "access_denied", state }))).toEqual(refused);
  });

  it.each(["", "short", "x".repeat(65), "a-name.with-a-point-in-it-1", "a-name&code=with-more"])(
    "does not begin without a random attempt in the contract's format: %s",
    async (name) => {
      const query = new URLSearchParams({ origin: webApp, attempt: name }).toString();
      const response = await client.request(`/api/account/popup/google?${query}`);
      expect(endOf(response)).toEqual({ page: webApp + end, error: "invalid-input" });
      expect(cookieNameOf(response)).toBeNull();
      const state = createPopupState({ origin: webApp, attempt: name });
      expect(endOf(await comeBack({ code: "a code", state }))).not.toHaveProperty("attempt");
    },
  );

  it("does not take the host that a request names for an allowed one", async () => {
    const response = await client.request(
      "https://evil.example/api/account/popup/google?origin=https://evil.example",
      { headers: { host: "evil.example" } },
    );
    expect(endOf(response)).toEqual({ page: end, error: "forbidden-origin" });
  });

  it.each(["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])(
    "comes back to the server's own machine by whichever name it was reached: %s",
    async (origin) => {
      const state = createPopupState({ origin, attempt });
      expect(endOf(await comeBack({ code: "a code", state }))).toEqual({
        page: origin + end,
        code: "a code",
        state,
        attempt,
      });
    },
  );

  it("ends at the web app when it can't begin", async () => {
    expect(endOf(await begin("other", webApp))).toEqual({
      page: webApp + end,
      error: "provider-unavailable",
      attempt,
    });
    startPopup = async () => {
      throw new Refusal("unavailable", "Away.");
    };
    expect(endOf(await begin("google", webApp))).toEqual({
      page: webApp + end,
      error: "unavailable",
      attempt,
    });
    expect([faults, warnings]).toEqual([[], []]);
    const away = new Refusal("unavailable", "Away.", { cause: new Error("no such host") });
    startPopup = async () => {
      throw away;
    };
    await begin("google", webApp);
    expect(warnings).toEqual([{ error: away, message: "popup could not begin" }]);
    startPopup = async () => {
      throw new Error("a fault with a secret in it");
    };
    expect(endOf(await begin("google", webApp))).toEqual({
      page: webApp + end,
      error: "internal",
      attempt,
    });
    expect(faults).toEqual(["popup could not begin"]);
  });

  it("tells the web app of the provider's refusal, in words that can only be a code", async () => {
    const state = createPopupState({ origin: webApp, attempt });
    expect(endOf(await comeBack({ error: "access_denied", state }))).toEqual({
      page: webApp + end,
      error: "access_denied",
      attempt,
    });
    for (const error of ["<b>call this number</b>", "", "x".repeat(65)])
      expect(endOf(await comeBack({ error, state }))).toEqual({
        page: webApp + end,
        error: "invalid-credential",
        attempt,
      });
  });

  it.each(["", "no-point", "a.", "a.%%%", `a.${Buffer.from(webApp).toString("base64url")}x`])(
    "ends at the server's own page when the state was tampered with: %s",
    async (state) => {
      expect(endOf(await comeBack({ code: "a code", state })).page).toBe(end);
    },
  );

  it("takes Apple's form from another site, with the name", async () => {
    const state = createPopupState({ origin: webApp, attempt });
    const user = JSON.stringify({ name: { firstName: " Ann ", lastName: "Example" }, email: "x" });
    const form = new URLSearchParams({ code: "a code", state, user }).toString();
    expect(endOf(await post("/api/account/popup/apple/callback", form))).toEqual({
      page: webApp + end,
      code: "a code",
      state,
      firstName: "Ann",
      lastName: "Example",
      attempt,
    });
  });

  it.each(["", "nonsense", "{}", '{"name":1}', '{"name":{"firstName":1}}', "[]"])(
    "takes a name that can't be read for none: %s",
    async (user) => {
      const state = createPopupState({ origin: webApp, attempt });
      const form = new URLSearchParams({ code: "a code", state, user }).toString();
      const answer = endOf(await post("/api/account/popup/apple/callback", form));
      expect(answer).toEqual({ page: webApp + end, code: "a code", state, attempt });
    },
  );

  it("takes no form that is longer than any other body", async () => {
    const form = `code=a&state=${createPopupState({ origin: webApp, attempt })}&user=${"x".repeat(70_000)}`;
    const response = await post("/api/account/popup/apple/callback", form, {
      "content-length": String(form.length),
    });
    expect(endOf(response).page).toBe(end);
  });

  it("lets other sites post nothing else", async () => {
    for (const path of [
      "/api/account/popup/google/callback",
      "/api/account/popup/apple",
      "/api/account/popup/apple/callback/",
      "/api/account/popup/apple/callback/x",
      "/api/account/sign-in",
    ]) {
      const response = await post(path, "code=a");
      expect([path, response.status, await response.json()]).toMatchObject([
        path,
        403,
        { error: { code: "forbidden-origin" } },
      ]);
    }
    const put = await client.request("/api/account/popup/apple/callback", {
      method: "PUT",
      headers: { origin: "https://appleid.apple.com" },
    });
    expect(put.status).toBe(403);
  });
});

const createCookies = (isHttps: boolean, isCalledFromOtherSites: boolean) =>
  createPopupCookies(createAccountCookies(isHttps, isCalledFromOtherSites));

describe("The cookie of a popup's secret", () => {
  const none = new Headers();
  const state = createPopupState({ origin: webApp, attempt });

  it("goes over https alone where the server is reached by it", () => {
    const [cookie] = createCookies(true, false).keep(none, state, "s");
    expect(cookie).toMatch(/^__Host-hearten\.popup\..*; Path=\/; .*Secure; SameSite=Lax$/);
  });

  it("goes along from other sites only where the operator has named some, and over https", () => {
    expect(createCookies(true, true).keep(none, state, "s")[0]).toContain("SameSite=None");
    expect(createCookies(false, true).keep(none, state, "s")[0]).toContain("SameSite=Lax");
  });

  it("is forgotten by the same name", () => {
    const both = createCookies(true, true);
    expect(both.forget(state)).toContain("Max-Age=0");
    expect(both.forget(state).split("=")[0]).toBe(both.keep(none, state, "s")[0]?.split("=")[0]);
  });

  it("is forgotten when ten younger ones are there, so that a browser never has too many", () => {
    for (const isHttps of [false, true]) {
      const cookies = createCookies(isHttps, false);
      const states = Array.from({ length: 12 }, (_, index) => `${index}.o.a`);
      const jar = states.map((each) => `${cookies.keep(none, each, each)[0]?.split(";")[0]}`);
      const keep = (count: number) =>
        cookies.keep(
          new Headers({ cookie: `other=1; ${jar.slice(0, count).join("; ")}` }),
          state,
          "s",
        );
      expect(keep(9)).toHaveLength(1);
      const [first, second, third, own, ...more] = keep(12);
      for (const [index, forgotten] of [first, second, third].entries())
        expect(forgotten).toBe(cookies.forget(`${index}.o.a`));
      expect(own).toContain("=s; Max-Age=600");
      expect(more).toEqual([]);
    }
  });
});
