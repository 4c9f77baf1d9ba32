// The sign-in that Firebase's SDK stores in the browser, read from its page.
import type { Page } from "playwright-core";
import { apiKey, type EmulatedSignIn } from "./emulated-authentication.ts";

interface StoredSignIn {
  readonly uid: string;
  readonly stsTokenManager: { readonly accessToken: string; readonly expirationTime: number };
}

/** Null when it stores none. */
export function readStoredSignIn(page: Page): Promise<StoredSignIn | null> {
  return changeStoredSignIn(page, {});
}

/** Makes the ID token too old, so that it must be renewed. */
export async function expireStoredToken(page: Page): Promise<void> {
  const stored = await changeStoredSignIn(page, { expirationTime: Date.now() - 1_000 });
  if (stored === null) throw new Error("Nobody is signed in on the page");
}

/** Stores a sign-in for the SDK to find when the app is opened next. The page must not be the app yet. */
export async function storeSignIn(page: Page, signIn: EmulatedSignIn): Promise<void> {
  const now = Date.now();
  const value = {
    uid: signIn.localId,
    email: signIn.email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [
      {
        providerId: "password",
        uid: signIn.email,
        email: signIn.email,
        displayName: null,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: {
      refreshToken: signIn.refreshToken,
      accessToken: signIn.idToken,
      expirationTime: now + 3_600_000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: "[DEFAULT]",
  };
  await page.evaluate(
    (row) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb", 1);
        opening.addEventListener("upgradeneeded", () => {
          opening.result.createObjectStore("firebaseLocalStorage", { keyPath: "fbase_key" });
        });
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("success", () => {
          const transaction = opening.result.transaction("firebaseLocalStorage", "readwrite");
          transaction.objectStore("firebaseLocalStorage").put(row);
          transaction.addEventListener("abort", () => reject(transaction.error));
          transaction.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value },
  );
}

function changeStoredSignIn(
  page: Page,
  change: Partial<StoredSignIn["stsTokenManager"]>,
): Promise<StoredSignIn | null> {
  return page.evaluate(
    (tokens) =>
      new Promise<StoredSignIn | null>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.addEventListener("error", () => reject(opening.error));
        opening.addEventListener("success", () => {
          const transaction = opening.result.transaction("firebaseLocalStorage", "readwrite");
          const store = transaction.objectStore("firebaseLocalStorage");
          const reading = store.getAll();
          // Firebase stores more there, for a moment even when it only tries whether it can.
          const findSignIn = () =>
            (reading.result as { fbase_key: string; value: StoredSignIn }[]).find((row) =>
              row.fbase_key.startsWith("firebase:authUser:"),
            );
          reading.addEventListener("success", () => {
            const stored = findSignIn();
            if (stored === undefined) return;
            Object.assign(stored.value.stsTokenManager, tokens);
            store.put(stored);
          });
          transaction.addEventListener("abort", () => reject(transaction.error));
          transaction.addEventListener("complete", () => {
            opening.result.close();
            resolve(findSignIn()?.value ?? null);
          });
        });
      }),
    change,
  );
}
