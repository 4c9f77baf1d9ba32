// The account feature behind its routes, on memory, with what its parts were asked for.
import { accountEndpoints, type Person } from "@hearten/contract/account.ts";
import { authenticationEndpoints } from "@hearten/contract/authentication.ts";
import { createMemoryDocuments } from "../adapters/documents/memory.ts";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryProviderClient } from "../adapters/identity/memory-provider-client.ts";
import { createTestClient } from "../http/test-client.ts";
import type {
  AuthenticationProvider,
  PresentedCredential,
} from "../ports/authentication-provider.ts";
import { createAccountCookies } from "./account-cookies.ts";
import { createAccountRoutes } from "./account-routes.ts";
import { createAuthenticationRoutes } from "./authentication-routes.ts";
import { createEarlierAccounts } from "./earlier-account.ts";
import { createDeviceCookies } from "./device-cookies.ts";
import { createNetworkLimits } from "./network-limits.ts";
import { createPopupCookies } from "./popup-cookies.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

/** An answer of the feature: of its body there is what the call has, or the error. */
interface AccountAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly person: Person;
    readonly token: string | null;
    readonly error: { readonly code: string };
  };
}

export function createAccountFixture() {
  const google = createMemoryProviderClient("google");
  const apple = createMemoryProviderClient("apple");
  const identity = createMemoryIdentity([google, apple]);
  const documents = createMemoryDocuments();
  const earlierAccounts = createEarlierAccounts(documents);
  const cookies = createAccountCookies(false, false);
  const popupCookies = createPopupCookies(cookies);
  const presented: PresentedCredential[] = [];
  const mailed: string[] = [];
  const deleted: { uid: string; password: string | null }[] = [];
  const authentication: AuthenticationProvider = {
    ...identity,
    signInWithCredential: async (credential) => {
      presented.push(credential);
      return identity.signInWithCredential(credential);
    },
  };
  const accountRoutes = createAccountRoutes({
    identity,
    providersFor: () => authentication.providers,
    signOut: (headers) => authentication.signOut(headers),
    earlierAccounts,
    deletion: {
      deleteAccount: async ({ person: { uid } }, password) => {
        deleted.push({ uid, password });
        await identity.deletePerson(uid);
      },
    },
  });
  const authenticationRoutes = createAuthenticationRoutes({
    authentication,
    profiles: documents.profiles,
    earlierAccounts,
    guard: createSignInGuard(),
    networkLimits: createNetworkLimits(),
    deviceCookies: createDeviceCookies(Buffer.from("a key"), cookies),
    popupCookies,
    resetMails: { send: (email) => void mailed.push(email), close: async () => undefined },
  });
  const client = createTestClient(
    { ...accountEndpoints, ...authenticationEndpoints },
    { ...accountRoutes, ...authenticationRoutes },
    identity,
    { proxies: 1 },
  );
  const post = async (
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<AccountAnswer> => {
    const response = await client.request(`/api/account/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const answered = (await response.json()) as AccountAnswer["body"]; // the contract's shapes
    return { status: response.status, headers: response.headers, body: answered };
  };
  return {
    client,
    post,
    identity,
    documents,
    google,
    apple,
    popupCookies,
    presented,
    mailed,
    deleted,
  };
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookieOf(answer: { readonly headers: Headers }): string {
  return answer.headers
    .getSetCookie()
    .map((value) => value.split(";")[0])
    .join("; ");
}

export type AccountFixture = ReturnType<typeof createAccountFixture>;
