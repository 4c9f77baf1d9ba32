import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { ResetPassword } from "../features/account/reset-password.tsx";
import type { Identity } from "../identity/identity.ts";
import type { Notify } from "../ui/notify.ts";
import { paths } from "./paths.ts";
import { sendPasswordReset } from "./send-password-reset.ts";

interface ResetPasswordScreenProps {
  readonly identity: Pick<
    Identity,
    "resetLinkParameter" | "checkPasswordReset" | "resetPassword" | "sendPasswordReset"
  >;
  readonly notify: Notify;
}

export function ResetPasswordScreen({ identity, notify }: ResetPasswordScreenProps) {
  const navigate = useNavigate();
  const token = useLinkToken(identity.resetLinkParameter);
  const check = useCallback((link: string) => identity.checkPasswordReset(link), [identity]);
  return (
    <ResetPassword
      // Another link resets the screen's state.
      key={token}
      token={token}
      check={check}
      save={async (link, password) => {
        const person = await identity.resetPassword(link, password);
        if (person === null) notify.success("Your new password is saved. Please sign in with it.");
        else notify.success("Your new password is saved.");
        await navigate(person === null ? paths.login : paths.userProfile, { replace: true });
      }}
      sendLink={(email) => sendPasswordReset(identity, notify, email)}
      startPath={paths.start}
    />
  );
}

/**
 * The token of the link that led here; null if there is none. It is moved from the address to the state of this
 * entry in the history: there nobody can read it on the screen, and a reload still finds it.
 */
function useLinkToken(parameter: string): string | null {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // Our own mails have it in the fragment, which no proxy sees. Firebase's have it in the query.
  const inAddress =
    new URLSearchParams(hash.slice(1)).get(parameter) ?? new URLSearchParams(search).get(parameter);
  useEffect(() => {
    if (inAddress !== null)
      void navigate(paths.resetPassword, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate]);
  // Only the call above writes the state.
  return inAddress ?? (state as { readonly token: string } | null)?.token ?? null;
}
