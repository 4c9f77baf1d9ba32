/** The SDK's name of the IndexedDB database with the sign-in. */
const database = "firebaseLocalStorageDb";
const store = "firebaseLocalStorage";
const prefix = "firebase:";

/**
 * Removes the sign-in that the SDK has stored, while the SDK itself can't do it: it starts only with settings from the
 * server. If the SDK runs in another window of the browser, it notices this by itself.
 */
export function removeStoredSignIn(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // Does not create the database if it does not exist.
    opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
    opening.addEventListener("error", () => {
      if (opening.error?.name === "AbortError") resolve();
      else reject(opening.error);
    });
    opening.addEventListener("success", () => {
      const kept = opening.result;
      const clearing = kept.transaction(store, "readwrite");
      clearing.objectStore(store).clear();
      clearing.addEventListener("complete", () => {
        kept.close();
        resolve();
      });
      clearing.addEventListener("abort", () => {
        kept.close();
        reject(clearing.error);
      });
    });
  });
}
