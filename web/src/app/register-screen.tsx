import { useNavigate } from "../router/router-context.ts";
import { Register } from "../features/account/register.tsx";
import type { Identity } from "../identity/identity.ts";
import type { Notify } from "../ui/notify.ts";
import { paths } from "./paths.ts";
import { useProviders } from "./use-providers.ts";
import { useReadyProviders } from "./use-ready-providers.ts";

interface RegisterScreenProps {
  readonly identity: Pick<
    Identity,
    "signIn" | "createAccount" | "signInWithProvider" | "prepareProviders"
  >;
  /** Whether this is one of Apple's phones or tablets. */
  readonly isIos: boolean;
  readonly notify: Notify;
}

export function RegisterScreen({ identity, isIos, notify }: RegisterScreenProps) {
  const providers = useProviders(identity, isIos);
  useReadyProviders(identity, providers.length > 0);
  const navigate = useNavigate();
  return (
    <Register
      loginPath={paths.login}
      signInAs={(email) => void navigate(paths.login, { state: { email } })}
      createAccount={async (email, password) => {
        await identity.createAccount(email, password);
        await navigate(paths.start, { replace: true });
      }}
      providers={providers}
      signInWithProvider={async (provider, signal) => {
        await identity.signInWithProvider(provider, signal);
        await navigate(paths.start, { replace: true });
      }}
      notify={notify}
    />
  );
}
