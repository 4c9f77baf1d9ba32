import { registrationFailure } from "./account-error-words.ts";
import { AccountForm } from "./account-form.tsx";
import { checkNewAccount } from "./account-rules.ts";
import { SignInLayout } from "./sign-in-layout.tsx";

interface RegisterProps {
  /** Rejects with an `ApiError`. */
  readonly createAccount: (email: string, password: string) => Promise<unknown>;
  /** The address of the sign-in. */
  readonly loginPath: string;
}

/** The registration. */
export function Register({ createAccount, loginPath }: RegisterProps) {
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
        footer={
          <>
            Already have an account? <a href={loginPath}>Sign in</a>
          </>
        }
      />
    </SignInLayout>
  );
}
