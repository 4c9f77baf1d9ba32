import { useLocation, useNavigate } from "react-router";
import { Login } from "../features/account/login.tsx";
import type { Identity } from "../identity/identity.ts";
import type { Notify } from "../ui/notify.ts";
import { paths } from "./paths.ts";
import { sendPasswordReset } from "./send-password-reset.ts";
import { useProviders } from "./use-providers.ts";
import { useReadyProviders } from "./use-ready-providers.ts";

interface LoginScreenProps {
  readonly identity: Pick<
    Identity,
    | "signIn"
    | "signInWithPassword"
    | "signInWithProvider"
    | "prepareProviders"
    | "sendPasswordReset"
  >;
  /** Whether this is one of Apple's phones or tablets. */
  readonly isIos: boolean;
  readonly notify: Notify;
}

export function LoginScreen({ identity, isIos, notify }: LoginScreenProps) {
  const providers = useProviders(identity, isIos);
  useReadyProviders(identity, providers.length > 0);
  const navigate = useNavigate();
  // Only the registration writes it.
  const state = useLocation().state as { readonly email: string } | null;
  return (
    <Login
      initialEmail={state?.email ?? ""}
      registerPath={paths.register}
      signIn={async (email, password) => {
        await identity.signInWithPassword(email, password);
        await navigate(paths.start, { replace: true });
      }}
      providers={providers}
      signInWithProvider={async (provider, signal) => {
        await identity.signInWithProvider(provider, signal);
        await navigate(paths.start, { replace: true });
      }}
      sendPasswordReset={(email) => sendPasswordReset(identity, notify, email)}
      notify={notify}
    />
  );
}
