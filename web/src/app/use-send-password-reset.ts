import { resetMailFailed, resetMailSent } from "../features/account/account-error-words.ts";
import { useServices } from "./services.ts";

/** Sends a link by which a password can be replaced, and tells what came of it. */
export function useSendPasswordReset(): (email: string) => Promise<void> {
  const { identity, notify } = useServices();
  return async (email) => {
    try {
      await identity.sendPasswordReset(email);
      notify.success(resetMailSent);
    } catch {
      notify.error(resetMailFailed);
    }
  };
}
