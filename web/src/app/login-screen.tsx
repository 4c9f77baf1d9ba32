import { useState } from "react";
import { useLocation, useNavigate } from "../router/router-context.ts";
import { Login } from "../features/account/login.tsx";
import { Door } from "../features/door/door.tsx";
import type { ReadSpokenSample } from "../features/door/use-sample.ts";
import type { Identity } from "../identity/identity.ts";
import type { Device } from "../platform/device.ts";
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
  readonly device: Pick<Device, "isNew">;
  readonly readSpokenSample: ReadSpokenSample;
  /** Whether this is one of Apple's phones or tablets. */
  readonly isIos: boolean;
  readonly notify: Notify;
}

export function LoginScreen(props: LoginScreenProps) {
  const { identity, device, readSpokenSample, isIos, notify } = props;
  // Somebody who signs in here is not a stranger any more, but the screen stays as it is until it is left.
  const [isStranger] = useState(() => device.isNew());
  const providers = useProviders(identity, isIos);
  useReadyProviders(identity, providers.length > 0);
  const navigate = useNavigate();
  // Only the registration writes it.
  const state = useLocation().state as { readonly email: string } | null;
  return (
    <Login
      initialEmail={state?.email ?? ""}
      registerPath={paths.register}
      door={
        isStranger && (
          <Door
            readSpokenSample={readSpokenSample}
            registerPath={paths.register}
            privacyPath={paths.privacy}
          />
        )
      }
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
