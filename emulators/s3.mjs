// An S3 server for the tests: s3rver, made as strict as S3 where it is not. Here signatures (AWS
// Signature Version 4) and sums are checked, nobody reads or writes without a proof, and ranges and
// long lists are right. Only buckets may be made by anybody.
//
// Parameters: the port, 0 for a free one, and the directory of the objects. Prints its address once
// it listens, and ends with the process that started it.
import crypto from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import S3Error from "s3rver/lib/models/error.js";
import FilesystemStore from "s3rver/lib/stores/filesystem.js";

/** The only account's name, and its secret. */
const account = "S3RVER";

const [port = "0", directory = ""] = process.argv.slice(2);

// What s3rver marks the next page with is enciphered by DES, which OpenSSL 3 no longer offers.
const { createCipheriv, createDecipheriv } = crypto;
const threeTimes = (key) => Buffer.concat([key, key, key]);
crypto.createCipheriv = (name, key, ...others) =>
  name === "des"
    ? createCipheriv("des-ede3-cbc", threeTimes(key), ...others)
    : createCipheriv(name, key, ...others);
crypto.createDecipheriv = (name, key, ...others) =>
  name === "des"
    ? createDecipheriv("des-ede3-cbc", threeTimes(key), ...others)
    : createDecipheriv(name, key, ...others);

// To s3rver a range whose end is 0 has no end; as an object the number counts as given.
const { getObject } = FilesystemStore.prototype;
FilesystemStore.prototype.getObject = function (bucket, key, options) {
  return getObject.call(
    this,
    bucket,
    key,
    options?.end === 0 ? { ...options, end: Object(0) } : options,
  );
};

// An object is there whole, the old one or the new one; s3rver would answer before its last bytes lie there.
FilesystemStore.prototype.putObject = async function ({ bucket, key, content, metadata }) {
  const path = this.getResourcePath(bucket, key, "object");
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
  await mkdir(dirname(path), { recursive: true });
  const written = `${path}.${crypto.randomUUID()}`;
  await writeFile(written, bytes);
  await rename(written, path);
  const md5 = crypto.createHash("md5").update(bytes).digest("hex");
  await this.putMetadata(bucket, key, metadata, md5);
  return { size: bytes.length, md5 };
};

// The emptied folder stays: s3rver removes it while another object is put or removed in it, which fails.
FilesystemStore.prototype.deleteObject = async function (bucket, key) {
  const parts = ["object", "object.md5", "metadata.json"];
  await Promise.all(
    parts.map((part) => rm(this.getResourcePath(bucket, key, part), { force: true })),
  );
};

const server = new S3rver({ address: "127.0.0.1", port: Number(port), silent: true, directory });
// The first of its own writes errors, the second XML.
server.middleware.splice(2, 0, requireProof, requireSum);
server.middleware.unshift(letBrowsersRead);
const { address, port: listening } = await server.run();
process.stdout.write(`S3 is ready at http://${address}:${listening}\n`);
for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, () => process.exit(0));

/** Lets pages of any origin read, as the bucket's own rules for them (CORS) would say it. */
async function letBrowsersRead(context, next) {
  context.set("Access-Control-Allow-Origin", "*");
  context.set("Access-Control-Expose-Headers", "Accept-Ranges, Content-Range, ETag");
  if (context.method === "OPTIONS") {
    context.set("Access-Control-Allow-Methods", "GET, HEAD");
    context.set("Access-Control-Allow-Headers", "Range");
    context.status = 204;
  } else {
    await next();
  }
}

/** Lets a request through that the account has signed, in its headers or in its address. */
async function requireProof(context, next) {
  const url = new URL(context.req.url, "http://localhost");
  const isBucket = /^\/[^/]+\/?$/.test(url.pathname);
  const isMakingBucket = context.method === "PUT" && isBucket && url.search === "";
  const proof = readProof(context.headers, url.searchParams);
  if (proof === null && !isMakingBucket) throw new S3Error("AccessDenied", "Access Denied");
  if (proof !== null && proof.name !== account)
    throw new S3Error("InvalidAccessKeyId", "There is no such account.");
  if (proof !== null && proof.signature !== signatureOf(context, url, proof))
    throw new S3Error("SignatureDoesNotMatch", "The signature is not the account's.");
  await next();
}

/** What is said to prove a request; null when nothing is. */
function readProof(headers, query) {
  const parts = new URLSearchParams(
    (headers.authorization ?? "").replace(/^AWS4-HMAC-SHA256 +/, "").replaceAll(/, */g, "&"),
  );
  const isInAddress = query.has("X-Amz-Signature");
  const credential = isInAddress ? query.get("X-Amz-Credential") : parts.get("Credential");
  if (!credential) return null;
  const [name, ...scope] = credential.split("/");
  return {
    name,
    scope,
    time: isInAddress ? query.get("X-Amz-Date") : headers["x-amz-date"],
    signed: (
      (isInAddress ? query : parts).get(isInAddress ? "X-Amz-SignedHeaders" : "SignedHeaders") ?? ""
    ).split(";"),
    signature: isInAddress ? query.get("X-Amz-Signature") : parts.get("Signature"),
    sum: isInAddress ? "UNSIGNED-PAYLOAD" : headers["x-amz-content-sha256"],
  };
}

/** The signature as the AWS reference says how to make it, "Create a signed AWS API request". */
function signatureOf({ method, headers }, url, { scope, time, signed, sum }) {
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map((pair) => pair.map(escapeText).join("="))
    .sort((one, other) => (one < other ? -1 : 1))
    .join("&");
  const lines = signed.map((name) => `${name}:${(headers[name] ?? "").trim()}\n`).join("");
  const request = [method, url.pathname, query, lines, signed.join(";"), sum].join("\n");
  const digest = crypto.createHash("sha256").update(request).digest("hex");
  const text = ["AWS4-HMAC-SHA256", time, scope.join("/"), digest].join("\n");
  const key = scope.reduce(
    (secret, part) => crypto.createHmac("sha256", secret).update(part).digest(),
    `AWS4${account}`,
  );
  return crypto.createHmac("sha256", key).update(text).digest("hex");
}

function escapeText(text) {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Refuses bytes that are not those whose sum was sent (RFC 1864), and keeps nothing of them. */
async function requireSum(context, next) {
  await next();
  const sum = context.get("content-md5");
  if (context.method !== "PUT" || sum === "") return;
  const stored = context.response.get("etag").replaceAll('"', "");
  if (stored === Buffer.from(sum, "base64").toString("hex")) return;
  const [, bucket, ...key] = context.path.split("/");
  await server.store.deleteObject(bucket, key.join("/"));
  throw new S3Error("BadDigest", "The sum is that of other bytes.");
}
