/**
 * The settings of a product on the hosted stack with emulators. Other settings may be in `.env`.
 * @param {Record<string, string>} emulators variables with their addresses
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
