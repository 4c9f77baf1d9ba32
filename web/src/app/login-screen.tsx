import { useNavigate } from "react-router";
import { Login } from "../features/account/login.tsx";
import { paths } from "./paths.ts";
import { useServices } from "./services.ts";
import { useProviders } from "./use-providers.ts";
import { useReadyProviders } from "./use-ready-providers.ts";
import { useSendPasswordReset } from "./use-send-password-reset.ts";

export function LoginScreen() {
  const { identity, notify } = useServices();
  const providers = useProviders();
  useReadyProviders(providers.length > 0);
  const sendPasswordReset = useSendPasswordReset();
  const navigate = useNavigate();
  return (
    <Login
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
      sendPasswordReset={sendPasswordReset}
      notify={notify}
    />
  );
}
