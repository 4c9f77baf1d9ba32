import { archivePath } from "@hearten/contract/export.ts";
import { toUid, type Uid } from "@hearten/contract/ids.ts";
import { createSigner } from "../signing/signer.ts";

/** Long enough for a download manager to send its request, and to retry. */
const validMilliseconds = 5 * 60 * 1_000;

/** Whose archive a signed URL gives access to. */
interface ArchiveOrder {
  readonly uid: Uid;
  /** The id of the session that it was handed out to. It gives access for as long as that sign-in holds. */
  readonly signIn: string;
}

/** Signed URLs of archives. They are valid for five minutes and need no token. */
export interface ArchiveLinks {
  sign(order: ArchiveOrder): string;
  /** Null if the signature is wrong or has expired. Whether the sign-in holds is not checked here. */
  verify(query: URLSearchParams): ArchiveOrder | null;
}

export function createArchiveLinks(secret: Uint8Array, now: () => number = Date.now): ArchiveLinks {
  const signer = createSigner(secret);
  return {
    sign({ uid, signIn }) {
      const expires = String(now() + validMilliseconds);
      const signature = signer.sign(uid, signIn, expires);
      const query = new URLSearchParams({ person: uid, signIn, expires, signature });
      return `${archivePath}?${query.toString()}`;
    },
    verify(query) {
      const uid = query.get("person") ?? "";
      const signIn = query.get("signIn") ?? "";
      const expires = query.get("expires") ?? "";
      if (!signer.verify(query.get("signature") ?? "", uid, signIn, expires)) return null;
      return Number(expires) > now() ? { uid: toUid(uid), signIn } : null;
    },
  };
}
