import { signInFailure } from "./account-error-words.ts";
import { AccountForm } from "./account-form.tsx";
import { checkSignIn } from "./account-rules.ts";
import { SignInLayout } from "./sign-in-layout.tsx";

interface LoginProps {
  /** Rejects with an `ApiError`. */
  readonly signIn: (email: string, password: string) => Promise<unknown>;
  /** The address of the registration. */
  readonly registerPath: string;
}

/** The sign-in. */
export function Login({ signIn, registerPath }: LoginProps) {
  return (
    <SignInLayout>
      <AccountForm
        heading="Welcome back"
        lead="A few quiet minutes, made for you."
        passwordAutoComplete="current-password"
        submitText="Sign In"
        busyText="Signing in..."
        check={checkSignIn}
        send={signIn}
        describeFailure={signInFailure}
        footer={
          <>
            New to Hearten? <a href={registerPath}>Sign up</a>
          </>
        }
      />
    </SignInLayout>
  );
}
