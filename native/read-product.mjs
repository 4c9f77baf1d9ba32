import { readFileSync } from "node:fs";

const names = /** @type {const} */ ([
  "APP_ID",
  "PRODUCT_HOST",
  "GOOGLE_WEB_CLIENT_ID",
  "GOOGLE_IOS_CLIENT_ID",
  "GOOGLE_IOS_URL_SCHEME",
  "MARKETING_VERSION",
  "CURRENT_PROJECT_VERSION",
]);

/**
 * What `product.xcconfig` says; throws when it lacks a name.
 *
 * @returns {Readonly<Record<(typeof names)[number], string>>}
 */
export function readProduct() {
  const text = readFileSync(new URL("product.xcconfig", import.meta.url), "utf8");
  /** @param {string} name */
  const valueOf = (name) => {
    const value = new RegExp(`^${name} = (\\S+)$`, "m").exec(text)?.[1];
    if (value === undefined) throw new Error(`native/product.xcconfig says no ${name}.`);
    return value;
  };
  const entries = names.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries);
}

/** What the build of the web app for the shell is told, beside the address of the API. */
export function readWebSettings() {
  const product = readProduct();
  return {
    VITE_SHELL: "native",
    VITE_PRODUCT_HOST: product.PRODUCT_HOST,
    VITE_GOOGLE_WEB_CLIENT_ID: product.GOOGLE_WEB_CLIENT_ID,
    VITE_GOOGLE_IOS_CLIENT_ID: product.GOOGLE_IOS_CLIENT_ID,
  };
}
