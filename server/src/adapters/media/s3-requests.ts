import { AwsV4Signer } from "aws4fetch";

export interface S3Settings {
  /**
   * Address of the service, such as `https://storage.googleapis.com`. The bucket is part of the path, which every
   * store accepts. An address such as `https://media.s3.eu-north-1.amazonaws.com`, with the bucket in front of
   * `.s3.`, is that of the bucket.
   */
  readonly endpoint: string;
  readonly bucket: string;
  /** Such as `eu-north-1`; `auto` for a service without regions. */
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A call that the store refused or did not answer. Contains no secrets. */
export class S3Error extends Error {
  override readonly name = "S3Error";
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** S3's error code, such as `AccessDenied`; null when the answer had none. */
  readonly code: string | null;

  constructor(
    message: string,
    status: number | null,
    code: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
  }

  /** Whether a retry may help: there was no answer, or one that says to try again later. */
  get isTransient(): boolean {
    return this.status === null || this.status === 429 || this.status >= 500;
  }

  /** Whether the object does not exist. The answer to HEAD has no code. */
  get isMissingObject(): boolean {
    return this.status === 404 && (this.code === null || this.code === "NoSuchKey");
  }
}

interface S3Call {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Calls to one bucket, signed with AWS Signature Version 4, which every S3 store accepts. */
export interface S3Requests {
  /**
   * Resolves with the whole answer. The timeout includes its body.
   *
   * @throws {S3Error} for a refusal, or when no answer comes
   */
  send(call: S3Call): Promise<{ readonly headers: Headers; readonly text: string }>;
  /**
   * Resolves as soon as the answer begins; the timeout ends there. The caller must read or cancel the body.
   *
   * @throws {S3Error} for a refusal, or when no answer comes
   */
  open(call: S3Call): Promise<Response>;
}

export function createS3Requests(settings: S3Settings): S3Requests {
  const { region, accessKeyId, secretAccessKey } = settings;
  // A cache of the signing key of each day.
  const cache = new Map<string, ArrayBuffer>();
  const credentials = { service: "s3", region, accessKeyId, secretAccessKey, cache };
  const base = toBucketAddress(settings);

  async function request(call: S3Call, signal: AbortSignal): Promise<Response> {
    const { method, key, query = {}, headers = {}, body = null } = call;
    const address = new URL(base + key);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const signer = new AwsV4Signer({ ...credentials, method, url: address.href, headers });
    const signed = await signer.sign();
    // Added after signing, because Google's front end changes it. It keeps proxies from compressing the
    // answer, whose length matters.
    signed.headers.set("Accept-Encoding", "identity");
    // A signed request must not follow redirects.
    const init = { method, headers: signed.headers, body, redirect: "manual", signal } as const;
    const response = await fetch(signed.url, init);
    if (response.ok) return response;
    const code = readErrorCode(await response.text());
    const what = key === "" ? "the bucket" : "an object";
    const answer = [response.status, code].filter((part) => part !== null).join(" ");
    throw new S3Error(`S3 refused ${method} of ${what}: ${answer}.`, response.status, code);
  }

  return {
    send: (call) =>
      within(call, async (signal) => {
        const response = await request(call, signal);
        return { headers: response.headers, text: await response.text() };
      }),
    open: (call) => within(call, (signal) => request(call, signal)),
  };
}

/** Runs the work with a signal that aborts after the timeout. */
async function within<T>(
  { method, timeout }: S3Call,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const expire = () => controller.abort(new Error(`It took longer than ${timeout} ms.`));
  const timer = setTimeout(expire, timeout);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (error instanceof S3Error) throw error;
    throw new S3Error(`S3 did not answer ${method}.`, null, null, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Ends with a slash. A key can be appended unchanged: keys need no escaping. */
function toBucketAddress({ endpoint, bucket }: S3Settings): string {
  const address = endpoint.replace(/\/+$/, "");
  const isBucketsOwn = new URL(address).hostname.startsWith(`${bucket}.s3.`);
  return isBucketsOwn ? `${address}/` : `${address}/${bucket}/`;
}

/** The first `Code` in S3's answer to a failed call. */
function readErrorCode(xml: string): string | null {
  return /<Code>([A-Za-z0-9.]{1,100})<\/Code>/.exec(xml)?.[1] ?? null;
}
