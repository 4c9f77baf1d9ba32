import { createHash, generateKeyPairSync } from "node:crypto";
import type { Provider } from "@hearten/contract/account.ts";
import type { Credential } from "@hearten/contract/authentication.ts";
import { importSPKI, jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestProvider, type TestProvider } from "./openid-provider.fixture.ts";
import { createOpenIdProviderClient, type ProviderSettings } from "./openid-provider-client.ts";
import type { ProviderClient } from "./provider-client.ts";

const appleKey = generateKeyPairSync("ec", {
  namedCurve: "P-256",
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
});
const state = "unguessable.aHR0cDovLzEyNy4wLjAuMQ";
const hour = 60 * 60;
const now = () => Math.floor(Date.now() / 1_000);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no refusal",
    (error: unknown) => (error as { code?: unknown }).code,
  );

let issuer: TestProvider;
let google: ProviderClient;
let apple: ProviderClient;

const settingsFor = (provider: Provider): ProviderSettings => ({
  provider,
  issuer: issuer.issuer,
  clientId: `${provider} web`,
  nativeClientIds: [`${provider} native`],
  secret:
    provider === "google"
      ? "google's secret"
      : { teamId: "TEAM", keyId: "KEY", privateKey: appleKey.privateKey },
  redirectUri: `http://127.0.0.1:3000/api/account/popup/${provider}/callback`,
  isStandIn: true,
});

const codeCredential = (
  provider: Provider,
  code: string,
  more: Partial<Credential> = {},
): Credential =>
  ({
    kind: "code",
    provider,
    code,
    state,
    firstName: null,
    lastName: null,
    ...more,
  }) as Credential;

const nativeCredential = (
  provider: Provider,
  idToken: string,
  more: Partial<Extract<Credential, { kind: "id-token" }>> = {},
): Credential => ({
  kind: "id-token",
  provider,
  idToken,
  nonce: null,
  authorizationCode: null,
  firstName: null,
  lastName: null,
  ...more,
});

beforeAll(async () => {
  issuer = await startTestProvider();
});
afterAll(() => issuer.stop());
beforeEach(() => {
  google = createOpenIdProviderClient(settingsFor("google"));
  apple = createOpenIdProviderClient(settingsFor("apple"));
});
afterEach(() => {
  issuer.setStatus("up");
  issuer.requests.length = 0;
});

/** Runs one to its end, with what the provider does otherwise than it should. */
const redeemPopup = async (
  claims: Parameters<TestProvider["signIn"]>[1],
  answer: Parameters<TestProvider["signIn"]>[2] = {},
  presented: { state?: string; secret?: string | null } = {},
) => {
  const { address, secret } = await google.startPopup(state);
  const code = await issuer.signIn(address, claims, answer);
  const { state: comesBack = state, secret: kept = secret } = presented;
  const credential = codeCredential("google", code, { state: comesBack });
  return google.redeem({ credential, popupSecret: kept });
};

describe("A popup of Google", () => {
  it("asks the provider for what the product needs, with a proof that the secret gives", async () => {
    const { address, secret } = await google.startPopup(state);
    const query = Object.fromEntries(new URL(address).searchParams);
    expect(address.startsWith(`${issuer.issuer}/authorize?`)).toBe(true);
    expect(query).toMatchObject({
      client_id: "google web",
      redirect_uri: "http://127.0.0.1:3000/api/account/popup/google/callback",
      response_type: "code",
      scope: "openid email profile",
      state,
      code_challenge_method: "S256",
    });
    expect(query["code_challenge"]).toMatch(/^[\w-]{43}$/);
    expect(query["nonce"]).toMatch(/^[\w-]{43}$/);
    expect(address).not.toContain(secret);
    const other = await google.startPopup(state);
    expect(other.secret).not.toBe(secret);
  });

  it("tells who signed in", async () => {
    const claim = await redeemPopup({
      sub: "1234",
      email: "Ann@Example.com",
      email_verified: true,
      name: "Ann Lee",
      given_name: "Ann",
    });
    expect(claim).toEqual({
      provider: "google",
      subject: "1234",
      email: "ann@example.com",
      isEmailVerified: true,
      name: { displayName: "Ann Lee", firstName: null, lastName: null },
      token: null,
    });
    expect(Object.fromEntries(issuer.requests[0]?.body ?? [])).toMatchObject({
      client_id: "google web",
      client_secret: "google's secret",
    });
  });

  it("returns null for what the provider did not send", async () => {
    const nobody = { email: null, isEmailVerified: false, name: { displayName: null } };
    expect(await redeemPopup({})).toMatchObject(nobody);
    expect(await redeemPopup({ email: "", email_verified: true, name: " " })).toMatchObject(nobody);
    expect(await redeemPopup({ email: "a@example.com" })).toMatchObject({ isEmailVerified: false });
    expect(await redeemPopup({ email: "a@example.com", email_verified: "false" })).toMatchObject({
      isEmailVerified: false,
    });
    expect(await redeemPopup({ email: "a@example.com", email_verified: "true" })).toMatchObject({
      isEmailVerified: true,
    });
  });

  it("can be used once", async () => {
    const { address, secret } = await google.startPopup(state);
    const code = await issuer.signIn(address, {});
    const presented = { credential: codeCredential("google", code), popupSecret: secret };
    await google.redeem(presented);
    expect(await codeOf(google.redeem(presented))).toBe("invalid-credential");
  });

  it.each([
    ["another nonce", { claims: { nonce: "another" } }],
    ["no nonce", { claims: { nonce: undefined } }],
    ["another audience", { claims: { aud: "another client" } }],
    ["another issuer", { claims: { iss: "https://elsewhere.example" } }],
    ["an end that has passed", { claims: { exp: now() - 2 * hour, iat: now() - 3 * hour } }],
    ["a beginning long ago", { claims: { iat: now() - 2 * hour, exp: now() + hour } }],
    ["a foreign signature", { isForged: true }],
    ["no subject", { claims: { sub: "" } }],
    ["a code that is unknown", { fault: { status: 400, body: { error: "invalid_grant" } } }],
  ])("is refused with %s", async (_what, answer) => {
    expect(await codeOf(redeemPopup({}, answer))).toBe("invalid-credential");
  });

  it("is refused in a browser that did not begin it, and under another state", async () => {
    const { secret } = await google.startPopup(state);
    expect(await codeOf(redeemPopup({}, {}, { secret }))).toBe("invalid-credential");
    expect(await codeOf(redeemPopup({}, {}, { secret: null }))).toBe("invalid-credential");
    expect(await codeOf(redeemPopup({}, {}, { state: `${state}x` }))).toBe("invalid-credential");
  });

  it("says that the provider is away, and goes on when it is back", async () => {
    issuer.setStatus("broken");
    expect(await codeOf(google.startPopup(state))).toBe("unavailable");
    issuer.setStatus("up");
    const { address, secret } = await google.startPopup(state);
    const code = await issuer.signIn(address, {});
    const presented = { credential: codeCredential("google", code), popupSecret: secret };
    issuer.setStatus("broken");
    expect(await codeOf(google.redeem(presented))).toBe("unavailable");
    issuer.setStatus("up");
    expect(await google.redeem(presented)).toMatchObject({ subject: "subject" });
  });

  it("does not take the server's own fault for the person's", async () => {
    const fault = { status: 401, body: { error: "invalid_client" } };
    expect(await codeOf(redeemPopup({}, { fault }))).toBe("unavailable");
  });

  it("says why the provider refused, in its one word and nothing of its description", async () => {
    const error_description = "ann@example.com is not known";
    for (const [error, word] of [
      ["invalid_client", "invalid_client"],
      ["ann@example.com", "no word for it"],
    ]) {
      const fault = { status: 401, body: { error, error_description } };
      const refusal = redeemPopup({}, { fault });
      const reason = new Error(`The provider answered 401: ${word}.`);
      const cause = Object.assign(reason, { code: "OAUTH_RESPONSE_BODY_ERROR" });
      await expect(refusal).rejects.toMatchObject({ cause });
    }
  });

  it("waits ten seconds for the provider at most", async () => {
    const waits = vi.spyOn(AbortSignal, "timeout");
    issuer.setStatus("silent");
    try {
      waits.mockImplementation(() => AbortSignal.abort(new DOMException("", "TimeoutError")));
      expect(await codeOf(google.startPopup(state))).toBe("unavailable");
      expect(waits.mock.calls).toEqual([[10_000]]);
    } finally {
      waits.mockRestore();
    }
  });
});

describe("A popup of Apple", () => {
  it("asks for a posted form, and tells the name that came beside the code", async () => {
    const { address, secret } = await apple.startPopup(state);
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      scope: "openid name email",
      response_mode: "form_post",
      code_challenge_method: "S256",
    });
    const code = await issuer.signIn(address, { email: "a@example.com", email_verified: "true" });
    const credential = codeCredential("apple", code, { firstName: "Ann", lastName: "Lee" });
    expect(await apple.redeem({ credential, popupSecret: secret })).toEqual({
      provider: "apple",
      subject: "subject",
      email: "a@example.com",
      isEmailVerified: true,
      name: { displayName: "Ann Lee", firstName: "Ann", lastName: "Lee" },
      token: { clientId: "apple web", token: "refresh token of apple web" },
    });
  });

  it("proves the client by a secret that is signed anew and lasts five minutes", async () => {
    for (let round = 0; round < 2; round += 1) {
      const { address, secret } = await apple.startPopup(state);
      const code = await issuer.signIn(address, {});
      await apple.redeem({ credential: codeCredential("apple", code), popupSecret: secret });
    }
    const secrets = issuer.requests.map(({ body }) => body.get("client_secret") ?? "");
    expect(new Set(secrets).size).toBe(2);
    const { payload, protectedHeader } = await jwtVerify(
      secrets[0] ?? "",
      await importSPKI(appleKey.publicKey, "ES256"),
      { issuer: "TEAM", subject: "apple web", audience: "https://appleid.apple.com" },
    );
    expect(protectedHeader).toMatchObject({ alg: "ES256", kid: "KEY" });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });
});

const redeemToken = (client: ProviderClient, credential: Credential) =>
  client.redeem({ credential, popupSecret: null });
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const withNonce = async (held: string | null, nonce: string | null, client: ProviderClient) => {
  const aud = `${client.provider} native`;
  const token = await issuer.sign(held === null ? { aud } : { aud, nonce: held });
  return codeOf(redeemToken(client, nativeCredential(client.provider, token, { nonce })));
};
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

describe("A native ID token", () => {
  it("holds for the shell's client id and for the web's", async () => {
    for (const aud of ["google native", "google web"]) {
      const token = await issuer.sign({ aud, name: "Ann" });
      expect(await redeemToken(google, nativeCredential("google", token))).toMatchObject({
        subject: "subject",
        name: { displayName: "Ann" },
        token: null,
      });
    }
  });

  it("holds with the nonce or its hash, and without one only at Google and if none was given", async () => {
    for (const client of [google, apple]) {
      expect(await withNonce("raw", "raw", client)).toBe("no refusal");
      expect(await withNonce(sha256("raw"), "raw", client)).toBe("no refusal");
      expect(await withNonce(sha256("other"), "raw", client)).toBe("invalid-credential");
      expect(await withNonce("raw", sha256("raw"), client)).toBe("invalid-credential");
      expect(await withNonce("raw", null, client)).toBe("invalid-credential");
      expect(await withNonce(null, "raw", client)).toBe("invalid-credential");
    }
    expect(await withNonce(null, null, google)).toBe("no refusal");
    expect(await withNonce(null, null, apple)).toBe("invalid-credential");
  });

  it.each([
    ["another audience", { aud: "another client" }, false],
    ["another issuer", { iss: "https://elsewhere.example" }, false],
    ["an end that has passed", { exp: now() - 2 * hour, iat: now() - 3 * hour }, false],
    ["a beginning more than an hour ago", { iat: now() - hour - 120, exp: now() + hour }, false],
    ["a foreign signature", {}, true],
  ])("is refused with %s", async (_what, claims, isForged) => {
    const token = await issuer.sign({ aud: "google native", ...claims }, isForged);
    expect(await codeOf(redeemToken(google, nativeCredential("google", token)))).toBe(
      "invalid-credential",
    );
  });

  it("is refused unsigned, and when it is no token at all", async () => {
    const payload = { iss: issuer.issuer, sub: "s", aud: "google web", iat: now(), exp: now() + 9 };
    for (const token of ["nonsense", "a.b.c", `${encode({ alg: "none" })}.${encode(payload)}.`])
      expect(await codeOf(redeemToken(google, nativeCredential("google", token)))).toBe(
        "invalid-credential",
      );
  });

  it("can't be judged while the provider's keys can't be had", async () => {
    const token = await issuer.sign({ aud: "google web" });
    issuer.setStatus("broken");
    expect(await codeOf(redeemToken(google, nativeCredential("google", token)))).toBe(
      "unavailable",
    );
    issuer.setStatus("up");
    await google.startPopup(state);
    issuer.setStatus("broken");
    expect(await codeOf(redeemToken(google, nativeCredential("google", token)))).toBe(
      "unavailable",
    );
    issuer.setStatus("up");
    expect(await codeOf(redeemToken(google, nativeCredential("google", token)))).toBe("no refusal");
  });

  it("gives Apple's token for revoking, under the client id that got it", async () => {
    const aud = "apple native";
    const idToken = await issuer.sign({ aud, nonce: "raw" });
    const authorizationCode = await issuer.createNativeCode(aud, {});
    const credential = nativeCredential("apple", idToken, { nonce: "raw", authorizationCode });
    expect(await redeemToken(apple, credential)).toMatchObject({
      token: { clientId: aud, token: "refresh token of apple native" },
    });
    const secret = issuer.requests[0]?.body.get("client_secret") ?? "";
    const key = await importSPKI(appleKey.publicKey, "ES256");
    expect((await jwtVerify(secret, key)).payload.sub).toBe(aud);
  });

  it("holds without such a token, and takes none that is another person's", async () => {
    const aud = "apple native";
    const idToken = await issuer.sign({ aud, nonce: "raw" });
    for (const authorizationCode of ["used", await issuer.createNativeCode(aud, { sub: "other" })])
      expect(
        await redeemToken(
          apple,
          nativeCredential("apple", idToken, { nonce: "raw", authorizationCode }),
        ),
      ).toMatchObject({ subject: "subject", token: null });
  });
});

describe("Revoking", () => {
  const signal = new AbortController().signal;

  it("is asked for with the client id that got the token", async () => {
    await apple.revoke({ clientId: "apple native", token: "refresh" }, signal);
    const [request] = issuer.requests;
    expect(request?.path).toBe("/revoke");
    expect(Object.fromEntries(request?.body ?? [])).toMatchObject({
      client_id: "apple native",
      token: "refresh",
      token_type_hint: "refresh_token",
    });
  });

  it("is done when the provider does not know the token any more", async () => {
    issuer.failRevocation("forgotten", "invalid_grant");
    await expect(
      apple.revoke({ clientId: "apple web", token: "forgotten" }, signal),
    ).resolves.toBeUndefined();
  });

  it("says when the provider did not take it, and ends with the signal", async () => {
    const token = { clientId: "apple web", token: "refused" };
    issuer.failRevocation("refused", "invalid_client");
    expect(await codeOf(apple.revoke(token, signal))).toBe("unavailable");
    issuer.setStatus("silent");
    issuer.requests.length = 0;
    const stopping = new AbortController();
    const revoking = codeOf(apple.revoke(token, stopping.signal));
    await expect.poll(() => issuer.requests.map(({ path }) => path)).toEqual(["/revoke"]);
    const aborted = performance.now();
    stopping.abort();
    expect(await revoking).toBe("unavailable");
    // Sooner than by the call's own limit.
    expect(performance.now() - aborted).toBeLessThan(5_000);
  });
});
