import { resetMailFailed, resetMailSent } from "../features/account/account-error-words.ts";
import type { Identity } from "../identity/identity.ts";
import type { Notify } from "../ui/notify.ts";

/** Sends the mail with the reset link, and shows a notice whether it worked. Resolves with that; never rejects. */
export async function sendPasswordReset(
  identity: Pick<Identity, "sendPasswordReset">,
  notify: Notify,
  email: string,
): Promise<boolean> {
  try {
    await identity.sendPasswordReset(email);
    notify.success(resetMailSent);
    return true;
  } catch {
    notify.error(resetMailFailed);
    return false;
  }
}
