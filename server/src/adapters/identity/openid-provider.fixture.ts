import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

/** What the next code is exchanged for. */
interface Answer {
  /** Claims of the ID token, over what the provider would say. */
  claims?: JWTPayload;
  /** Signed by a key that the provider does not publish. */
  isForged?: boolean;
  /** An answer in place of the tokens. */
  fault?: { status: number; body: object };
}

interface TokenRequest {
  readonly path: string;
  readonly body: URLSearchParams;
}

/**
 * An OpenID Connect provider that says what a test lets it say. It checks what a real one checks: that
 * a code is used once, by the client it was made for and with the proof that it was begun with.
 */
export async function startTestProvider() {
  const [{ privateKey, publicKey }, foreign] = await Promise.all([
    generateKeyPair("RS256"),
    generateKeyPair("RS256"),
  ]);
  const jwk = { ...(await exportJWK(publicKey)), kid: "1", alg: "RS256", use: "sig" };
  const codes = new Map<string, { challenge: string | null; clientId: string; idToken: string }>();
  const requests: TokenRequest[] = [];
  let status: "up" | "silent" | "broken" = "up";
  let issuer = "";

  const sign = (claims: JWTPayload, isForged = false) =>
    new SignJWT({ iss: issuer, sub: "subject", ...claims })
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .setIssuedAt(claims.iat ?? Math.floor(Date.now() / 1_000))
      .setExpirationTime(claims.exp ?? "1 hour")
      .sign(isForged ? foreign.privateKey : privateKey);

  const exchange = (body: URLSearchParams): { status: number; body: object } => {
    const code = codes.get(body.get("code") ?? "");
    codes.delete(body.get("code") ?? "");
    const proof = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    if (code === undefined || code.clientId !== body.get("client_id"))
      return { status: 400, body: { error: "invalid_grant" } };
    if (code.challenge !== null && code.challenge !== proof)
      return { status: 400, body: { error: "invalid_grant" } };
    const refresh_token = `refresh token of ${code.clientId}`;
    const tokens = { access_token: "access", token_type: "Bearer", refresh_token };
    return { status: 200, body: { ...tokens, id_token: code.idToken } };
  };

  const faults = new Map<string, { status: number; body: object }>();
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const path = new URL(request.url ?? "/", issuer).pathname;
    if (status === "broken") return { status: 502, body: { error: "server_error" } };
    switch (path) {
      case "/.well-known/openid-configuration":
        return {
          status: 200,
          body: {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            revocation_endpoint: `${issuer}/revoke`,
            jwks_uri: `${issuer}/keys`,
            id_token_signing_alg_values_supported: ["RS256"],
            authorization_response_iss_parameter_supported: true,
          },
        };
      case "/keys":
        return { status: 200, body: { keys: [jwk] } };
      case "/token":
      case "/revoke": {
        const body = new URLSearchParams(await readText(request));
        requests.push({ path, body });
        const fault = faults.get(body.get("code") ?? body.get("token") ?? "");
        if (fault !== undefined) return fault;
        return path === "/token" ? exchange(body) : { status: 200, body: {} };
      }
      default:
        return { status: 404, body: {} };
    }
  };

  const server = createServer((request, response) => {
    if (status === "silent") {
      requests.push({ path: request.url ?? "", body: new URLSearchParams() });
      return;
    }
    void answer(request).then(({ status: code, body }) =>
      response
        .writeHead(code, { "content-type": "application/json", connection: "close" })
        .end(JSON.stringify(body)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    /** What was asked of the token and revocation endpoints. */
    requests,
    sign,
    /** Signs somebody in on the provider's page; answers the code. */
    async signIn(address: string, claims: JWTPayload, { isForged, fault, ...more }: Answer = {}) {
      const query = new URL(address).searchParams;
      const clientId = query.get("client_id") ?? "";
      const nonce = query.get("nonce") ?? "";
      const idToken = await sign({ aud: clientId, nonce, ...claims, ...more.claims }, isForged);
      const code = `code ${codes.size} ${Math.random()}`;
      codes.set(code, { challenge: query.get("code_challenge"), clientId, idToken });
      if (fault !== undefined) faults.set(code, fault);
      return code;
    },
    /** A code as a native dialog gives it. */
    async createNativeCode(clientId: string, claims: JWTPayload) {
      const code = `native code ${Math.random()}`;
      const idToken = await sign({ aud: clientId, ...claims });
      codes.set(code, { challenge: null, clientId, idToken });
      return code;
    },
    setStatus(next: typeof status) {
      status = next;
    },
    failRevocation(token: string, error: string) {
      faults.set(token, { status: 400, body: { error } });
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
