import { useNavigate } from "react-router";
import { Register } from "../features/account/register.tsx";
import { paths } from "./paths.ts";
import { useServices } from "./services.ts";
import { useProviders } from "./use-providers.ts";
import { useReadyProviders } from "./use-ready-providers.ts";

export function RegisterScreen() {
  const { identity, notify } = useServices();
  const providers = useProviders();
  useReadyProviders(providers.length > 0);
  const navigate = useNavigate();
  return (
    <Register
      loginPath={paths.login}
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
