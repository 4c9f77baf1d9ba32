// An S3 server for the tests: s3rver, made as strict as S3. It checks signatures (AWS Signature Version 4) and
// checksums, allows no anonymous reads or writes, and handles ranges and long lists correctly. Anybody may create
// buckets.
//
// Parameters: the port, 0 for a free one, and the directory of the objects. It prints its address when it listens, and
// ends with its parent process.
import crypto from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import S3Error from "s3rver/lib/models/error.js";
import FilesystemStore from "s3rver/lib/stores/filesystem.js";

/** The access key and the secret of the only account. */
const account = "S3RVER";

const [port = "0", directory = ""] = process.argv.slice(2);

// s3rver encrypts the marker of the next page with DES, which OpenSSL 3 does not have any more.
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

// s3rver takes a range that ends with 0 for one without end. As an object the number works.
const { getObject } = FilesystemStore.prototype;
FilesystemStore.prototype.getObject = function (bucket, key, options) {
  return getObject.call(
    this,
    bucket,
    key,
    options?.end === 0 ? { ...options, end: Object(0) } : options,
  );
};

// Writes an object atomically. s3rver would answer before the last bytes are written.
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

// Keeps the empty folder. s3rver would remove it while another object is written there, which fails.
FilesystemStore.prototype.deleteObject = async function (bucket, key) {
  const parts = ["object", "object.md5", "metadata.json"];
  await Promise.all(
    parts.map((part) => rm(this.getResourcePath(bucket, key, part), { force: true })),
  );
};

const server = new S3rver({ address: "127.0.0.1", port: Number(port), silent: true, directory });
// Of its own middleware the first writes errors, the second XML.
server.middleware.splice(2, 0, requireProof, requireSum);
server.middleware.unshift(letBrowsersRead);
const { address, port: listening } = await server.run();
process.stdout.write(`S3 is ready at http://${address}:${listening}\n`);
for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, () => process.exit(0));

/** Lets pages of all origins read (CORS). */
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

/** Accepts only requests that the account has signed, in the headers or in the URL. */
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

/** The signature of a request; null when it has none. */
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

/** Computes the signature as in the AWS reference, "Create a signed AWS API request". */
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

/** Refuses a body whose checksum (RFC 1864) is wrong, and stores nothing of it. */
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
