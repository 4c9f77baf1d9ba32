import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { voiceSamplePath } from "@hearten/contract/voices.ts";
import { createSigner } from "../signing/signer.ts";

/** As long as somebody may have the profile open. */
const validMilliseconds = 6 * 60 * 60 * 1_000;

/** What a signed URL gives access to. */
interface SampleRequest {
  readonly uid: Uid;
  /** The id of the session that it was handed out to. It gives access for as long as that sign-in holds. */
  readonly signIn: string;
  readonly voiceId: string;
}

/** Signed URLs of samples, since an `<audio>` element can send no token. */
export interface SampleLinks {
  sign(request: SampleRequest): string;
  /** Null if the signature is wrong or has expired. Whether the sign-in holds is not checked here. */
  verify(query: URLSearchParams): SampleRequest | null;
}

export function createSampleLinks(secret: Uint8Array, now: () => number = Date.now): SampleLinks {
  const signer = createSigner(secret);
  return {
    sign({ uid, signIn, voiceId }) {
      const expires = String(now() + validMilliseconds);
      const signature = signer.sign(uid, signIn, voiceId, expires);
      const query = new URLSearchParams({
        voice: voiceId,
        person: uid,
        signIn,
        expires,
        signature,
      });
      return `${voiceSamplePath}?${query.toString()}`;
    },
    verify(query) {
      const uid = query.get("person") ?? "";
      const signIn = query.get("signIn") ?? "";
      const voiceId = query.get("voice") ?? "";
      const expires = query.get("expires") ?? "";
      if (!signer.verify(query.get("signature") ?? "", uid, signIn, voiceId, expires)) return null;
      return Number(expires) > now() ? { uid: toUid(uid), signIn, voiceId } : null;
    },
  };
}
