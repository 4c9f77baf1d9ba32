/**
 * The settings with which the product runs on the hosted stack, against the emulators. What is not set
 * here may stand in `.env`.
 * @param {Record<string, string>} emulators how they are found, by the variables that say it
 * @returns {Record<string, string>}
 */
export function emulatedStack({ AUTH_EMULATOR_HOSTS: authentication = "", ...others }) {
  return {
    STACK: "hosted",
    IDENTITY: "firebase",
    DOCUMENTS: "firestore",
    QUEUE: "pubsub",
    MEDIA: "s3",
    ROLE: "all",
    GOOGLE_CLOUD_PROJECT: "demo-hearten-1",
    FIREBASE_API_KEY: "any",
    FIREBASE_PROVIDERS: "google,apple",
    FIREBASE_AUTH_EMULATOR_HOST: authentication,
    S3_BUCKET: "hearten",
    ...others,
  };
}
