import { createPublicKey, generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { jwtVerify } from "jose";
import {
  type AccountClaims,
  type ClientMetadata,
  type Configuration,
  Provider,
} from "oidc-provider";
import type { Log } from "../ports/log.ts";
import { type AppleKey, standInPath, type StandInClient } from "./clients.ts";
import { endedPage } from "./pages.ts";
import { splitName, type StandInPerson, subjectOf } from "./people.ts";
import { createRecords } from "./records.ts";

const minute = 60;
const year = 365 * 24 * 60 * minute;

/** The protocol of a stand-in. */
export interface OpenIdProvider {
  readonly server: Provider;
  /** Stores who signs in. Returns their subject. */
  remember(person: StandInPerson): string;
}

/**
 * An OpenID Connect provider with the particularities of the real one. Google puts the name into the ID token. Apple
 * tells it only once, with the code; it takes a signed JWT as client secret, and gives a refresh token that can be
 * revoked.
 */
export async function createOpenIdProvider(
  client: StandInClient,
  stylesheet: string,
  log: Log,
): Promise<OpenIdProvider> {
  const people = new Map<string, StandInPerson>();
  const isApple = client.provider === "apple";
  const path = standInPath(client.provider);

  const configuration: Configuration = {
    adapter: createRecords(),
    clients: createClients(client),
    jwks: { keys: [await createSigningKey()] },
    responseTypes: ["code"],
    scopes: ["openid", "email", isApple ? "name" : "profile"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      ...(isApple ? {} : { profile: ["name"] }),
    },
    // The ID token contains what was asked for, like Google's and Apple's.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      names: {
        session: `stand-in.${client.provider}.session`,
        interaction: `stand-in.${client.provider}.interaction`,
        resume: `stand-in.${client.provider}.resume`,
      },
      // A path that nobody uses: every sign-in starts again, without cookies of an earlier one.
      long: { httpOnly: true, sameSite: "lax", path: `${path}/never` },
      short: { httpOnly: true, sameSite: "lax" },
    },
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: 5 * minute,
      IdToken: 60 * minute,
      Interaction: 30 * minute,
      Session: 60 * minute,
      RefreshToken: year,
      Grant: year,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, caller, token) => token.clientId === caller.clientId,
      },
    },
    interactions: { url: (_context, interaction) => `${path}/interaction/${interaction.uid}` },
    findAccount: (_context, subject) => {
      const person = people.get(subject);
      if (person === undefined) return undefined;
      return { accountId: subject, claims: () => claimsOf(subject, person) };
    },
    // There is no consent page: signing in is the consent.
    loadExistingGrant: async ({ oidc }) => {
      const { client: caller, account, provider } = oidc;
      if (caller === undefined || account === undefined) return undefined;
      const grant = new provider.Grant({
        clientId: caller.clientId,
        accountId: account.accountId,
      });
      grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(" "));
      await grant.save();
      return grant;
    },
    issueRefreshToken: (_context, caller) => caller.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: false,
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    renderError: async (context, out, error) => {
      context.status = "statusCode" in error ? error.statusCode : 500;
      context.type = "html";
      const reason = out.error_description ?? out.error;
      context.body = String(await endedPage(client.provider, stylesheet, reason));
    },
  };

  const server = new Provider(client.issuer, configuration);
  // The library would print it, and the event below already logs it.
  server.silent = true;
  server.on("server_error", (_context, error) => log.error({ error }, "stand-in failed"));
  // A refusal is posted back like any other answer. With an error status it would look like a fault.
  server.on("authorization.error", (context) => {
    context.status = 200;
  });
  if (typeof client.secret !== "string") {
    proveByKey(server, client.secret);
    tellNameOnce(server, people);
  }

  return {
    server,
    remember(person) {
      const subject = subjectOf(client.provider, person);
      people.set(subject, person);
      return subject;
    },
  };
}

function createClients(client: StandInClient): ClientMetadata[] {
  const isApple = typeof client.secret !== "string";
  const grant_types = isApple ? ["authorization_code", "refresh_token"] : ["authorization_code"];
  const proof: Partial<ClientMetadata> = {
    token_endpoint_auth_method: "client_secret_post",
    // Apple's secret is never compared with this: see `proveByKey`.
    client_secret: isApple ? randomBytes(32).toString("base64url") : client.secret,
  };
  return [
    { ...proof, client_id: client.clientId, grant_types, redirect_uris: [client.redirectUri] },
    {
      // Google's native clients have no secret; Apple's authenticate like its web clients.
      ...(isApple ? proof : { token_endpoint_auth_method: "none" }),
      client_id: client.nativeClientId,
      grant_types,
      application_type: "native",
      redirect_uris: ["http://127.0.0.1/native"],
    },
  ];
}

async function createSigningKey() {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" };
}

function claimsOf(subject: string, person: StandInPerson): AccountClaims {
  return {
    sub: subject,
    email: person.email,
    email_verified: person.isEmailVerified,
    ...(person.name === null ? {} : { name: person.name }),
  };
}

/**
 * Apple's client secret is a JWT signed with the client's key
 * (developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret).
 */
function proveByKey(server: Provider, key: AppleKey): void {
  const publicKey = createPublicKey(key.privateKey);
  server.Client.prototype.compareClientSecret = async function compare(secret: string) {
    const verified = await jwtVerify(secret, publicKey, {
      algorithms: ["ES256"],
      issuer: key.teamId,
      subject: this.clientId,
      audience: ["https://appleid.apple.com", server.issuer],
      requiredClaims: ["iat", "exp"],
      // Six months, the most that Apple accepts.
      maxTokenAge: 15_777_000,
    }).catch(() => null);
    return verified?.protectedHeader.kid === key.keyId;
  };
}

/** Apple tells the name with the code, at the first sign-in and again after its token was revoked. */
function tellNameOnce(server: Provider, people: ReadonlyMap<string, StandInPerson>): void {
  const told = new Set<string>();
  server.on("authorization.success", ({ oidc }, answer) => {
    const subject = oidc.account?.accountId;
    const person = subject === undefined ? undefined : people.get(subject);
    const key = `${oidc.client?.clientId} ${subject}`;
    if (answer === undefined || person === undefined || told.has(key)) return;
    told.add(key);
    answer["user"] = JSON.stringify({
      ...(person.name === null ? {} : { name: splitName(person.name) }),
      email: person.email,
    });
  });
  server.on("refresh_token.destroyed", ({ clientId, accountId }) =>
    told.delete(`${clientId} ${accountId}`),
  );
}
