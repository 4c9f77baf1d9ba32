import * as v from "valibot";
import { list, word } from "./values.ts";

/** Of a certificate that signs the app, as Google's console and `keytool` write it. */
const fingerprint = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(
    /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/,
    "must be SHA-256 fingerprints such as 14:6D:E9:..., parted by commas.",
  ),
);

const iosAppId = v.pipe(
  v.string(),
  v.regex(
    /^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/,
    "must be the team's id and the bundle id, such as A1B2C3D4E5.example.hearten.",
  ),
);

/** The apps that the system lets open the product's links and fill in its passwords. */
export const nativeVariables = {
  NATIVE_IOS_APP_IDS: v.optional(list(iosAppId), ""),
  NATIVE_ANDROID_APP_ID: v.optional(word),
  NATIVE_ANDROID_SHA256: v.optional(list(fingerprint), ""),
};

const variables = v.object(nativeVariables);

export function toNativeApps(given: v.InferOutput<typeof variables>) {
  const { NATIVE_ANDROID_APP_ID: id } = given;
  return Object.freeze({
    iosAppIds: Object.freeze(given.NATIVE_IOS_APP_IDS),
    /** Null when there is none. */
    android:
      id === undefined ? null : Object.freeze({ id, fingerprints: given.NATIVE_ANDROID_SHA256 }),
  });
}

/** Android's app without its certificate, or the other way round, said in one plain sentence. */
export function findHalfNativeApp(given: Readonly<Record<string, unknown>>): string[] {
  const needed = ["NATIVE_ANDROID_APP_ID", "NATIVE_ANDROID_SHA256"];
  const missing = needed.filter((name) => given[name] === undefined);
  return missing.length === 1
    ? [`${missing[0]} is missing: links open an app of Android's only with both.`]
    : [];
}
