import type { Person } from "@hearten/contract/account.ts";
import { toUid } from "@hearten/contract/ids.ts";
import type { FirebaseAuthentication } from "./firebase-authentication.ts";
import type { FirebaseIdentityParts } from "./firebase.ts";
import type { FirebaseSessionParts } from "./firebase-session.ts";

export const maya: Person = {
  uid: toUid("maya"),
  email: "maya@example.com",
  methods: ["password"],
};
export const noah: Person = { uid: toUid("noah"), email: "noah@example.com", methods: ["google"] };

/** An error of the SDK. */
export const sdkError = (code: string): Error =>
  Object.assign(new Error(`Firebase: Error (${code}).`), { code });

/** A call of the SDK that rejects with this code. */
export const failing = (code: string) => () => Promise.reject(sdkError(code));

/**
 * A fake SDK. Every sign-in gives the same person, Maya. Each call can be replaced.
 */
export function createFakeFirebase(calls: Partial<FirebaseAuthentication> = {}) {
  let user: { readonly uid: string; readonly email: string | null } | null = null;
  const listeners = new Set<() => void>();
  const setUser = (next: typeof user) => {
    if (user?.uid === next?.uid) return;
    user = next;
    for (const listener of listeners) listener();
  };
  const signIn = async () => setUser(maya);
  const firebase: FirebaseAuthentication = {
    ready: async () => {},
    currentUser: () => user,
    onChange: (listener) => void listeners.add(listener),
    token: async () => (user === null ? null : `token of ${user.uid}`),
    createAccount: signIn,
    signInWithPassword: signIn,
    signInWithIdToken: signIn,
    linkIdToken: async () => {},
    openPopup: (purpose) => ({
      accessToken: (purpose === "link" ? Promise.resolve() : signIn()).then(() => null),
      close: () => {},
    }),
    preparePopups: async () => {},
    sendPasswordReset: async () => {},
    readResetCode: async () => "maya@example.com",
    resetPassword: async () => {},
    reauthenticate: async () => {},
    revokeAccessToken: async () => {},
    revokeAuthorizationCode: async () => {},
    signOut: async () => setUser(null),
    ...calls,
  };
  /** The dependencies of a session except the server. No timeout ends. */
  const parts: Omit<FirebaseSessionParts, "client"> = {
    load: async () => firebase,
    removeStored: async () => {},
    after: () => () => {},
  };
  return { firebase, setUser, signIn, parts };
}

type Client = FirebaseIdentityParts["client"];

/** A fake server, which knows the person of every token. Each call can be replaced. */
export function createFakeServer(
  firebase: FirebaseAuthentication,
  calls: Partial<Client> = {},
): Client {
  const person = () => [maya, noah].find(({ uid }) => uid === firebase.currentUser()?.uid) ?? null;
  return {
    readSession: async () => ({ person: person(), providers: ["google"] }),
    endSignIn: async () => ({}),
    enterAccount: async () => ({ person: person() ?? maya }),
    deleteAccount: async () => ({}),
    ...calls,
  };
}
