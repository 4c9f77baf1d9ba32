import { createSigner } from "../signing/signer.ts";

/** The path under which the API serves media. The key follows it. */
export const mediaPath = "/api/media/";

const day = 24 * 60 * 60 * 1_000;
/** A limit for what nobody ends, above the longest that somebody plays without coming back to the page. */
const validDays = 7;

/** What a signed address opens, and to which sign-in it was handed out. */
interface MediaAddress {
  readonly key: string;
  /** The id of the session. */
  readonly signIn: string;
}

/**
 * Signs addresses of media. An address is made for one sign-in. Whoever has the address may read the object until that
 * sign-in ends, and for seven to eight days at most.
 */
export interface MediaAddresses {
  /** Returns a path on the API's own origin. It is the same all day, because players load a new address again. */
  readonly sign: (address: MediaAddress) => string;
  /** Null when the signature is wrong or the address has expired. Whether the sign-in holds is not checked here. */
  verify(path: string, query: URLSearchParams): MediaAddress | null;
}

export function createMediaAddresses(
  secret: Uint8Array,
  now: () => number = Date.now,
): MediaAddresses {
  const signer = createSigner(secret);
  return {
    sign({ key, signIn }) {
      const expires = String((Math.ceil(now() / day) + validDays) * (day / 1_000));
      const signature = signer.sign(key, signIn, expires);
      // Lists have many of them, and a URLSearchParams takes as long as a signature. Only the sign-in needs to be escaped.
      return `${mediaPath}${key}?signIn=${encodeURIComponent(signIn)}&expires=${expires}&signature=${signature}`;
    },
    verify(path, query) {
      // The product signs nothing but its own keys, and a key in another spelling has another signature.
      const key = path.startsWith(mediaPath) ? path.slice(mediaPath.length) : "";
      const signIn = query.get("signIn") ?? "";
      const expires = query.get("expires") ?? "";
      if (!signer.verify(query.get("signature") ?? "", key, signIn, expires)) return null;
      return Number(expires) * 1_000 > now() ? { key, signIn } : null;
    },
  };
}
