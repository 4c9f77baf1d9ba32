import type { Provider } from "@hearten/contract/account.ts";
import type { Notify } from "../../ui/notify.ts";
import { registrationFailure } from "./account-error-words.ts";
import { AccountForm } from "./account-form.tsx";
import { checkNewAccount } from "./account-rules.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { SignInLayout } from "./sign-in-layout.tsx";
import { type ProviderCall, useProviderSignIn } from "./use-provider-sign-in.ts";

interface RegisterProps {
  /** Rejects with an `ApiError`. */
  readonly createAccount: (email: string, password: string) => Promise<unknown>;
  /** The providers to offer. */
  readonly providers: readonly Provider[];
  /** Rejects with a `SignInInterrupted` or an `ApiError`. */
  readonly signInWithProvider: ProviderCall;
  readonly notify: Pick<Notify, "error">;
  /** The path of the sign-in. */
  readonly loginPath: string;
}

/** The registration form. */
export function Register(props: RegisterProps) {
  const { createAccount, providers, signInWithProvider, notify, loginPath } = props;
  const beginProvider = useProviderSignIn(signInWithProvider, notify);
  return (
    <SignInLayout>
      <AccountForm
        heading="Create your account"
        lead="Three goals, a few words, and your own audio."
        passwordHint="At least 6 characters"
        passwordAutoComplete="new-password"
        submitText="Create Account"
        busyText="Creating account..."
        check={checkNewAccount}
        send={createAccount}
        describeFailure={registrationFailure}
        sendPasswordReset={null}
        alternatives={
          <ProviderButtons providers={providers} verb="Sign in" onChoose={beginProvider} />
        }
        footer={
          <>
            Already have an account? <a href={loginPath}>Sign in</a>
          </>
        }
      />
    </SignInLayout>
  );
}
