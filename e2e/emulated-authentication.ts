// Calls to an Authentication emulator, as Firebase's clients and an operator make them.
import type { AccountCalls } from "./stack-interface.ts";
import type { Account } from "./steps.ts";

/** The emulator of one project. */
export interface EmulatedAuthentication {
  /** `host:port` */
  readonly host: string;
  readonly projectId: string;
}

/** A call to an emulator as its operator, which needs no credentials. */
export async function askEmulator(address: string, body: object | null = null): Promise<unknown> {
  const answer = await fetch(address, {
    method: body === null ? "GET" : "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: body === null ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const operatorCalls = ({ host, projectId }: EmulatedAuthentication) =>
  `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

interface AccountPage {
  readonly users?: readonly { readonly createdAt: string }[];
  readonly nextPageToken?: string;
}

/** All accounts created since then, as they are stored, as text. */
export async function readAccounts(
  emulator: EmulatedAuthentication,
  since: number,
): Promise<string> {
  const all: { readonly createdAt: string }[] = [];
  let next: string | undefined = "";
  while (next !== undefined) {
    const found = await askEmulator(`${operatorCalls(emulator)}:batchGet?maxResults=1000${next}`);
    const { users = [], nextPageToken } = found as AccountPage;
    all.push(...users);
    next = nextPageToken ? `&nextPageToken=${encodeURIComponent(nextPageToken)}` : undefined;
  }
  return JSON.stringify(all.filter(({ createdAt }) => Number(createdAt) >= since));
}

/** Revokes all tokens of the account until now. */
export async function revokeTokens(emulator: EmulatedAuthentication, email: string): Promise<void> {
  const accounts = operatorCalls(emulator);
  const found = await askEmulator(`${accounts}:lookup`, { email: [email] });
  const { users } = found as { readonly users: readonly { readonly localId: string }[] };
  // The next whole second, so that tokens of this second are revoked too.
  const validSince = String(Math.floor(Date.now() / 1_000) + 1);
  await askEmulator(`${accounts}:update`, { localId: users[0]?.localId, validSince });
}

/** The unused secrets of the password mails to that address, the oldest first. */
export async function readResetCodes(
  { host, projectId }: EmulatedAuthentication,
  email: string,
): Promise<string[]> {
  const found = await askEmulator(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = found as {
    readonly oobCodes: readonly { email: string; requestType: string; oobCode: string }[];
  };
  return oobCodes
    .filter((mail) => mail.requestType === "PASSWORD_RESET" && mail.email === email)
    .map(({ oobCode }) => oobCode);
}

/** The emulator accepts every key. */
export const apiKey = "any";

/** Firebase's answer to a sign-in. */
export interface EmulatedSignIn {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Creates the account or signs in to it, as Firebase's client does. */
export async function authenticate(
  emulator: EmulatedAuthentication,
  account: Account,
  step: "create" | "sign-in",
): Promise<EmulatedSignIn> {
  let signIn = await tryToAuthenticate(emulator, account, step);
  // The token of a creation that runs into the next second is older than the account's password, and counts as revoked.
  if (step === "create" && signIn !== null)
    signIn = await tryToAuthenticate(emulator, account, "sign-in");
  if (signIn === null) throw new Error(`${account.email} was refused`);
  return signIn;
}

/** Null when it is refused. */
async function tryToAuthenticate(
  { host }: EmulatedAuthentication,
  account: Account,
  step: "create" | "sign-in",
): Promise<EmulatedSignIn | null> {
  const call = step === "create" ? "signUp" : "signInWithPassword";
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${apiKey}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  );
  if (answer.status === 400) return null;
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
  return (await answer.json()) as EmulatedSignIn;
}

/** Tells the product about the sign-in, as its page does. */
export async function enterProduct(address: string, token: string): Promise<string> {
  const { status } = await fetch(`${address}/api/account/enter`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ firstName: null, lastName: null }),
  });
  if (status !== 200) throw new Error(`Entering was answered with ${status}`);
  return token;
}

/** Creates accounts with the calls of Firebase's client. */
export function callEmulatedAuthentication(emulator: EmulatedAuthentication): AccountCalls {
  return {
    async create(address, account) {
      const { idToken } = await authenticate(emulator, account, "create");
      return enterProduct(address, idToken);
    },
    async signIn(address, account) {
      const signIn = await tryToAuthenticate(emulator, account, "sign-in");
      return signIn === null ? null : enterProduct(address, signIn.idToken);
    },
    async leaveUnproved(token) {
      const { claims, earlier } = signInEarlier(token, tooOld);
      // Otherwise the account's tokens from before its creation count as revoked.
      const validSince = String(claims.auth_time - 2 * tooOld);
      await askEmulator(`${operatorCalls(emulator)}:update`, {
        localId: claims.user_id,
        validSince,
      });
      return { token: earlier, password: null, refusal: "recent-login-required" };
    },
  };
}

/** Seconds after which a sign-in is not recent any more. */
const tooOld = 6 * 60;

/** The token of an earlier sign-in. The emulator's tokens are not signed. */
function signInEarlier(token: string, seconds: number) {
  const [head = "", body = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as {
    readonly auth_time: number;
    readonly user_id: string;
  };
  // Issued now: only for a new token the product reads the person from Firebase again.
  const iat = Math.floor(Date.now() / 1_000);
  const changed = JSON.stringify({ ...claims, auth_time: claims.auth_time - seconds, iat });
  return { claims, earlier: `${head}.${Buffer.from(changed).toString("base64url")}.` };
}
