import type { Provider } from "@hearten/contract/account.ts";
import type { ReactNode } from "react";
import type { Notify } from "../../ui/notify.ts";
import { signInFailure } from "./account-error-words.ts";
import { AccountForm } from "./account-form.tsx";
import { checkSignIn } from "./account-rules.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SignInLayout } from "./sign-in-layout.tsx";
import { type ProviderCall, useProviderSignIn } from "./use-provider-sign-in.ts";

interface LoginProps {
  /** The address that somebody brings along from the registration; empty for none. */
  readonly initialEmail: string;
  /** Rejects with an `ApiError`. */
  readonly signIn: (email: string, password: string) => Promise<unknown>;
  /** The providers to offer. */
  readonly providers: readonly Provider[];
  /** Rejects with a `SignInInterrupted` or an `ApiError`. */
  readonly signInWithProvider: ProviderCall;
  /** Shows a notice with the result, and resolves with whether the mail was sent. */
  readonly sendPasswordReset: (email: string) => Promise<boolean>;
  readonly notify: Pick<Notify, "error">;
  /** The path of the registration. */
  readonly registerPath: string;
  /** For strangers, in the picture, with the link to the registration; null or false for everybody else. */
  readonly door?: ReactNode;
}

/** The sign-in form. */
export function Login(props: LoginProps) {
  const {
    initialEmail,
    signIn,
    providers,
    signInWithProvider,
    sendPasswordReset,
    notify,
    registerPath,
    door,
  } = props;
  const beginProvider = useProviderSignIn(signInWithProvider, notify);

  return (
    <SignInLayout door={door}>
      <AccountForm
        initialEmail={initialEmail}
        heading="Welcome back"
        lead="A few quiet minutes, made for you."
        passwordAutoComplete="current-password"
        submitText="Sign In"
        busyText="Signing in..."
        check={checkSignIn}
        send={signIn}
        describeFailure={signInFailure}
        sendPasswordReset={sendPasswordReset}
        alternatives={
          <ProviderButtons providers={providers} verb="Continue" onChoose={beginProvider} />
        }
        footer={
          door ? null : (
            <>
              New to Hearten? <a href={registerPath}>Sign up</a>
            </>
          )
        }
      />
    </SignInLayout>
  );
}
