import type { Provider } from "@hearten/contract/account.ts";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import type { Notify } from "../../ui/notify.ts";
import { registrationFailure } from "./account-error-words.ts";
import { AccountForm } from "./account-form.tsx";
import { checkNewAccount } from "./account-rules.ts";
import { FormLink } from "./form-link.tsx";
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
  /** Opens the sign-in with this address in its field. */
  readonly signInAs: (email: string) => void;
}

/** The registration form. */
export function Register(props: RegisterProps) {
  const { createAccount, providers, signInWithProvider, notify, loginPath } = props;
  /** An address that has an account already. */
  const [taken, setTaken] = useState<string | null>(null);
  const beginProvider = useProviderSignIn(signInWithProvider, notify);

  async function create(email: string, password: string) {
    try {
      await createAccount(email, password);
    } catch (error) {
      if (error instanceof ApiError && error.code === "email-in-use") setTaken(email);
      throw error;
    }
  }

  const signIn = (
    <FormLink onClick={() => taken !== null && props.signInAs(taken)}>
      Sign in with this address
    </FormLink>
  );
  return (
    <SignInLayout>
      <AccountForm
        initialEmail=""
        heading="Create your account"
        lead="Three goals, a few words, and your own audio."
        passwordHint="At least 6 characters"
        passwordAutoComplete="new-password"
        submitText="Create Account"
        busyText="Creating account..."
        check={checkNewAccount}
        send={create}
        describeFailure={registrationFailure}
        sendPasswordReset={null}
        offer={taken === null ? null : { email: taken, element: signIn }}
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
