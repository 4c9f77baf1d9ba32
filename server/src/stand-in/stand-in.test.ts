import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { get } from "node:http";
import type { JWTPayload } from "jose";
import { createRemoteJWKSet, importPKCS8, jwtVerify, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StandInClient } from "./clients.ts";
import { createBrowser, passStandIn, startStandIns, type Typed } from "./stand-in.fixture.ts";

type StandIns = Awaited<ReturnType<typeof startStandIns>>;
let standIns: StandIns;

beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());

const verifier = randomBytes(32).toString("base64url");

function authorizationOf(client: StandInClient, more: Record<string, string> = {}): URL {
  const address = new URL(`${client.issuer}/auth`);
  const isApple = client.provider === "apple";
  address.search = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: "code",
    scope: isApple ? "openid email name" : "openid email profile",
    state: "a state",
    nonce: "a nonce",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...(isApple ? { response_mode: "form_post" } : {}),
    ...more,
  }).toString();
  return address;
}

async function secretOf(client: StandInClient, changes: Partial<Record<string, string>> = {}) {
  if (typeof client.secret === "string") return client.secret;
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: changes["kid"] ?? client.secret.keyId })
    .setIssuer(changes["issuer"] ?? client.secret.teamId)
    .setSubject(changes["subject"] ?? client.clientId)
    .setAudience(changes["audience"] ?? "https://appleid.apple.com")
    .setIssuedAt()
    .setExpirationTime("5 minutes")
    .sign(await importPKCS8(client.secret.privateKey, "ES256"));
}

async function post(client: StandInClient, path: string, form: Record<string, string>) {
  const response = await fetch(client.issuer + path, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
}

const exchange = async (client: StandInClient, code: string, secret?: string) =>
  post(client, "/token", {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: client.redirectUri,
    client_id: client.clientId,
    client_secret: secret ?? (await secretOf(client)),
  });

/** From the page to the claims of an ID token that holds. */
async function signIn(client: StandInClient, typed: Typed) {
  const answer = await passStandIn(authorizationOf(client), typed);
  const { body } = await exchange(client, answer.get("code") ?? "");
  const keys = createRemoteJWKSet(new URL(`${client.issuer}/jwks`));
  const { payload } = await jwtVerify(body.id_token, keys, {
    issuer: client.issuer,
    audience: client.clientId,
  });
  return { answer, claims: payload as JWTPayload & Record<string, unknown>, tokens: body };
}

describe("The stand-in", () => {
  it("says plainly that it is one, and how anybody can sign in", async () => {
    for (const [client, name] of [
      [standIns.google, "Google"],
      [standIns.apple, "Apple"],
    ] as const) {
      const browse = createBrowser();
      const answer = await browse(authorizationOf(client));
      const page = await browse(new URL(answer.headers.get("location") ?? "", client.issuer));
      const text = await page.text();
      expect(text).toContain(`<title>Stand-in for ${name}</title>`);
      expect(text).toContain(`This is not ${name}.`);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(page.headers.get("cross-origin-opener-policy")).toBeNull();
    }
  });

  it("tells a missing or ill-formed address beside the field, and keeps what was typed", async () => {
    for (const email of ["", "nonsense", '"><script>alert(1)</script>']) {
      const stayed = passStandIn(authorizationOf(standIns.google), { email, name: "Ann" });
      await expect(stayed).rejects.toThrow(/aria-describedby="email-error"[\s\S]*value="Ann"/);
      await expect(stayed).rejects.not.toThrow("<script>");
    }
  });

  it("knows a person by their address, however it is written, and another at each provider", async () => {
    const { claims } = await signIn(standIns.google, { email: "ann@example.com" });
    const again = await signIn(standIns.google, { email: " ANN@example.com " });
    const elsewhere = await signIn(standIns.apple, { email: "ann@example.com" });
    const other = await signIn(standIns.google, { email: "bob@example.com" });
    expect(again.claims.sub).toBe(claims.sub);
    expect(elsewhere.claims.sub).not.toBe(claims.sub);
    expect(other.claims.sub).not.toBe(claims.sub);
    expect(claims["nonce"]).toBe("a nonce");
  });

  it("asks anew at every sign-in, whoever signed in before from the same browser", async () => {
    const browse = createBrowser();
    const codes: (string | null)[] = [];
    for (const email of ["ann@example.com", "bob@example.com", "ann@example.com"])
      codes.push(
        (await passStandIn(authorizationOf(standIns.google), { email }, browse)).get("code"),
      );
    expect(new Set(codes).size).toBe(3);
    expect(codes).not.toContain(null);
  });

  it("sends who cancels back without a code", async () => {
    for (const client of [standIns.google, standIns.apple]) {
      const answer = await passStandIn(authorizationOf(client), { cancels: true });
      expect([answer.get("error"), answer.get("state"), answer.get("code")]).toEqual([
        "access_denied",
        "a state",
        null,
      ]);
    }
  });

  it("takes a code once, and not without the verifier", async () => {
    const answer = await passStandIn(authorizationOf(standIns.google), { email: "a@example.com" });
    const code = answer.get("code") ?? "";
    const wrong = await post(standIns.google, "/token", {
      grant_type: "authorization_code",
      code,
      code_verifier: "x".repeat(43),
      redirect_uri: standIns.google.redirectUri,
      client_id: standIns.google.clientId,
      client_secret: await secretOf(standIns.google),
    });
    expect(wrong.status).toBe(400);
    expect((await exchange(standIns.google, code)).status).toBe(200);
    expect((await exchange(standIns.google, code)).status).toBe(400);
  });

  it("sends nobody to an address that is not its client's", async () => {
    const response = await createBrowser()(
      authorizationOf(standIns.google, { redirect_uri: "https://evil.example/" }),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain("<h1>Stand-in for Google</h1>");
  });

  it("answers nobody who comes by another name or through a proxy", async () => {
    const address = `${standIns.google.issuer}/.well-known/openid-configuration`;
    expect((await fetch(address)).status).toBe(200);
    for (const header of ["x-forwarded-for", "forwarded", "via"])
      expect((await fetch(address, { headers: { [header]: "192.0.2.1" } })).status).toBe(404);
    // `fetch` names the host by itself.
    const [response] = await once(get(address, { headers: { host: "evil.example" } }), "response");
    expect(response.resume().statusCode).toBe(404);
  });
});

describe("The stand-in for Google", () => {
  it("tells name, address and whether it is verified in the ID token", async () => {
    const { claims, tokens } = await signIn(standIns.google, {
      email: "ann@example.com",
      name: "Ann Example",
    });
    expect(claims).toMatchObject({
      email: "ann@example.com",
      email_verified: true,
      name: "Ann Example",
    });
    expect(tokens.refresh_token).toBeUndefined();
    const unverified = await signIn(standIns.google, { email: "b@example.com", isVerified: false });
    expect(unverified.claims).toMatchObject({ email_verified: false });
    expect(unverified.claims).not.toHaveProperty("name");
  });

  it("refuses a wrong secret", async () => {
    const answer = await passStandIn(authorizationOf(standIns.google), { email: "a@example.com" });
    const { status } = await exchange(standIns.google, answer.get("code") ?? "", "wrong");
    expect(status).toBe(401);
  });

  it("gives ID tokens for the native shell too", async () => {
    const { google } = standIns;
    const native = {
      ...google,
      clientId: google.nativeClientId,
      redirectUri: "http://127.0.0.1/native",
    };
    const answer = await passStandIn(authorizationOf(native), { email: "a@example.com" });
    const { body } = await post(google, "/token", {
      grant_type: "authorization_code",
      code: answer.get("code") ?? "",
      code_verifier: verifier,
      redirect_uri: native.redirectUri,
      client_id: native.clientId,
    });
    const keys = createRemoteJWKSet(new URL(`${google.issuer}/jwks`));
    const { payload } = await jwtVerify(body.id_token, keys);
    expect(payload.aud).toBe(google.nativeClientId);
  });
});

describe("The stand-in for Apple", () => {
  it("tells the name once, beside the code, until its token is revoked", async () => {
    const typed = { email: "ann@example.net", name: "Ann Maria Example" };
    const first = await signIn(standIns.apple, typed);
    expect(JSON.parse(first.answer.get("user") ?? "")).toEqual({
      name: { firstName: "Ann Maria", lastName: "Example" },
      email: "ann@example.net",
    });
    expect(first.claims).not.toHaveProperty("name");
    const second = await signIn(standIns.apple, typed);
    expect(second.answer.has("user")).toBe(false);

    const revoked = await post(standIns.apple, "/token/revocation", {
      token: second.tokens.refresh_token,
      token_type_hint: "refresh_token",
      client_id: standIns.apple.clientId,
      client_secret: await secretOf(standIns.apple),
    });
    expect(revoked.status).toBe(200);
    expect((await signIn(standIns.apple, typed)).answer.has("user")).toBe(true);
  });

  it("takes nothing but a token of the client's key for its secret", async () => {
    const { apple } = standIns;
    const answer = await passStandIn(authorizationOf(apple), { email: "a@example.com" });
    const code = answer.get("code") ?? "";
    for (const changes of [
      { kid: "OTHER" },
      { issuer: "OTHER" },
      { subject: "OTHER" },
      { audience: "https://other.example" },
    ])
      expect([
        changes,
        (await exchange(apple, code, await secretOf(apple, changes))).status,
      ]).toEqual([changes, 401]);
    expect((await exchange(apple, code, "wrong")).status).toBe(401);
    expect((await exchange(apple, code)).status).toBe(200);
  });

  it("exchanges a native dialog's code, of which the server knows no redirect address", async () => {
    const { apple } = standIns;
    const native = {
      ...apple,
      clientId: apple.nativeClientId,
      redirectUri: "http://127.0.0.1/native",
    };
    const answer = await passStandIn(authorizationOf(native), { email: "n@example.com" });
    const { body } = await post(apple, "/token", {
      grant_type: "authorization_code",
      code: answer.get("code") ?? "",
      code_verifier: verifier,
      client_id: native.clientId,
      client_secret: await secretOf(native),
    });
    expect(body.refresh_token).toEqual(expect.any(String));
  });
});
