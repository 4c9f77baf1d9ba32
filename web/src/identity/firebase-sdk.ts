import type { FirebaseSettings } from "@hearten/contract/firebase.ts";
import { initializeApp } from "firebase/app";
import {
  type Auth,
  type AuthCredential,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  OAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  revokeAccessToken,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
  verifyPasswordResetCode,
} from "firebase/auth";
import type { FirebaseAuthentication, IdTokenCredential } from "./firebase-authentication.ts";
import { createPopups, nobody } from "./firebase-popups.ts";

/**
 * Starts the SDK, which stores the sign-in in the browser. Call it once.
 *
 * @param fetch makes the one call that the SDK lacks. The SDK limits the time of its own calls
 */
export function openFirebase(
  settings: FirebaseSettings,
  fetch: typeof globalThis.fetch,
): FirebaseAuthentication {
  const { emulatorUrl, ...options } = settings;
  // No popup resolver here: the SDK would load the popups' scripts on every page, and wait for them.
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    ...createPopups(auth),
    ready: () => auth.authStateReady(),
    currentUser: () => auth.currentUser,
    onChange: (listener) => void onAuthStateChanged(auth, listener),
    token: async () => (await auth.currentUser?.getIdToken()) ?? null,

    async createAccount(email, password) {
      await createUserWithEmailAndPassword(auth, email, password);
    },
    async signInWithPassword(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
    async signInWithIdToken(credential) {
      await signInWithCredential(auth, authCredential(credential));
    },
    async linkIdToken(credential) {
      await linkWithCredential(requireUser(auth), authCredential(credential));
    },

    sendPasswordReset: (email, continueUrl) =>
      sendPasswordResetEmail(auth, email, { url: continueUrl }),
    readResetCode: (code) => verifyPasswordResetCode(auth, code),
    resetPassword: (code, password) => confirmPasswordReset(auth, code, password),

    async reauthenticate(password) {
      const user = requireUser(auth);
      const credential = EmailAuthProvider.credential(user.email ?? "", password);
      await reauthenticateWithCredential(user, credential);
    },
    revokeAccessToken: (token) => revokeAccessToken(auth, token),
    async revokeAuthorizationCode(token) {
      const idToken = await requireUser(auth).getIdToken();
      // The browser SDK can revoke only access tokens. This is the call of the iOS SDK.
      const host = "identitytoolkit.googleapis.com";
      const service = emulatorUrl === null ? `https://${host}` : `${emulatorUrl}/${host}`;
      const answer = await fetch(`${service}/v2/accounts:revokeToken?key=${options.apiKey}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ providerId: "apple.com", tokenType: "CODE", token, idToken }),
      });
      if (!answer.ok) throw new Error(`Firebase answered the revocation with ${answer.status}`);
    },
    signOut: () => signOut(auth),
  };
}

function requireUser({ currentUser }: Auth): User {
  if (currentUser === null) throw nobody();
  return currentUser;
}

function authCredential({ provider, idToken, nonce }: IdTokenCredential): AuthCredential {
  if (provider === "google") return GoogleAuthProvider.credential(idToken);
  const proof = nonce === null ? { idToken } : { idToken, rawNonce: nonce };
  return new OAuthProvider("apple.com").credential(proof);
}
