import { resetMailFailed, resetMailSent } from "../features/account/account-error-words.ts";
import type { Identity } from "../identity/identity.ts";
import type { Notify } from "../ui/notify.ts";

/** Sends the mail with the reset link, and shows a notice whether it worked. Never rejects. */
export async function sendPasswordReset(
  identity: Pick<Identity, "sendPasswordReset">,
  notify: Notify,
  email: string,
): Promise<void> {
  try {
    await identity.sendPasswordReset(email);
    notify.success(resetMailSent);
  } catch {
    notify.error(resetMailFailed);
  }
}
