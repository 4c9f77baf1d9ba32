// Google's side of Firebase Authentication as the Admin SDK sees it in production: public keys, and
// the accounts. It answers on a loopback port to which every connection of the SDK leads.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { json } from "node:stream/consumers";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { exportSPKI, generateKeyPair, SignJWT } from "jose";
import { onTestFinished, vi } from "vitest";
import { createFirebaseIdentity } from "./firebase.ts";

/** An account as accounts:lookup answers it, as far as the tests need it. */
interface Account {
  readonly localId: string;
  readonly email: string;
  readonly displayName?: string;
  /** Seconds since the epoch, in digits. */
  readonly validSince: string;
  readonly disabled?: boolean;
  /** Custom claims, as JSON. */
  readonly customAttributes?: string;
  readonly providerUserInfo: readonly { readonly providerId: string; readonly rawId: string }[];
}

const projectId = "hearten-of-the-tests";
const keyId = "the-key";

/** Made once: it takes a quarter of a second of a core. */
let keyPair: ReturnType<typeof generateKeyPair> | null = null;

async function createFirebaseService() {
  keyPair ??= generateKeyPair("RS256");
  const { publicKey, privateKey } = await keyPair;
  const keys = { [keyId]: await exportSPKI(publicKey) };
  const accounts = new Map<string, Account>();
  const service = {
    projectId,
    accounts,
    /** How many accounts each lookup has asked for. */
    lookups: [] as number[],
    areKeysAway: false,
    areAccountsAway: false,
    /** Awaited before an answer about accounts is sent, which was made before it. */
    hold: Promise.resolve(),
  };

  async function answer(
    path: string,
    body: { localId?: string | string[]; customAttributes?: string },
  ): Promise<unknown> {
    if (path.startsWith("/robot/")) return service.areKeysAway ? null : keys;
    if (service.areAccountsAway) return null;
    const ids = [body.localId ?? []].flat();
    if (path.endsWith(":lookup")) {
      service.lookups.push(ids.length);
      const users = ids.flatMap((id) => accounts.get(id) ?? []);
      return users.length === 0 ? {} : { users };
    }
    if (path.endsWith(":update")) {
      const account = accounts.get(ids[0] ?? "");
      if (account === undefined) return { error: { message: "USER_NOT_FOUND" } };
      accounts.set(account.localId, {
        ...account,
        customAttributes: body.customAttributes ?? "{}",
      });
      return { localId: account.localId };
    }
    if (path.endsWith(":delete"))
      return ids.every((id) => accounts.delete(id)) ? {} : { error: { message: "USER_NOT_FOUND" } };
    throw new Error(`The Admin SDK asks for ${path}.`);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === "GET";
    const body = isRead ? {} : ((await json(request)) as { localId?: string | string[] });
    const answered = await answer(request.url ?? "", body);
    if (!isRead) await service.hold;
    const isError = typeof answered === "object" && answered !== null && "error" in answered;
    response.writeHead(answered === null ? 500 : isError ? 400 : 200, {
      "content-type": "application/json",
    });
    response.end(JSON.stringify(answered ?? {}));
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port

  class LoopbackAgent extends Agent {
    override createConnection() {
      return connect(port, "127.0.0.1");
    }
  }
  const app = initializeApp(
    {
      projectId,
      httpAgent: new LoopbackAgent(),
      credential: {
        getAccessToken: async () => ({ access_token: "the server's own", expires_in: 3_600 }),
      },
    },
    randomUUID(),
  );

  return Object.assign(service, {
    auth: getAuth(app),

    addAccount(account: Partial<Account> = {}): Account {
      const localId = account.localId ?? randomUUID();
      const added = {
        localId,
        email: `${localId}@example.com`,
        validSince: String(seconds() - 10),
        providerUserInfo: [{ providerId: "password", rawId: localId }],
        ...account,
      };
      accounts.set(localId, added);
      return added;
    },

    /** An ID token as Google signs it, with what a test changes of it. */
    signToken(uid: string, claims: Record<string, unknown> = {}, key = privateKey) {
      return new SignJWT({
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        sub: uid,
        auth_time: seconds() - 5,
        iat: seconds() - 5,
        exp: seconds() + 3_600,
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: keyId })
        .sign(key);
    },

    async close(): Promise<void> {
      await deleteApp(app);
      server.closeAllConnections();
      server.close();
    },
  });
}

export const seconds = (): number => Math.floor(Date.now() / 1_000);

/** Identity on this service, for as long as the test. */
export async function openFirebaseIdentity(
  options: Parameters<typeof createFirebaseIdentity>[1] = {},
) {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  const service = await createFirebaseService();
  const identity = createFirebaseIdentity(service.auth, options);
  onTestFinished(async () => {
    await identity.close();
    await service.close();
    vi.unstubAllEnvs();
  });
  return { service, identity };
}
