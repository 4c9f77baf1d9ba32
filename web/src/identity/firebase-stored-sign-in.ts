/** Where the SDK keeps who is signed in, as it names it. */
const database = "firebaseLocalStorageDb";
const store = "firebaseLocalStorage";
const prefix = "firebase:";

/**
 * Removes what the SDK keeps of a sign-in, while it can't be asked to: it starts only with settings
 * that the server tells. Where it runs in another window of the browser, it sees that by itself.
 */
export function removeStoredSignIn(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // Where there is none, looking makes none.
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
