import type { PrivacyFacts } from "@hearten/contract/privacy.ts";
import { useCallback, useEffect, useState } from "react";
import { adviceFor } from "../api/advice.ts";
import { Privacy } from "../features/privacy/privacy.tsx";
import type { Identity } from "../identity/identity.ts";
import { Button } from "../ui/button.tsx";
import { ErrorMessage } from "../ui/message.tsx";
import { useObservable } from "../ui/use-observable.ts";
import { paths } from "./paths.ts";

interface PrivacyScreenProps {
  readonly identity: Pick<Identity, "signIn">;
  /** Rejects with an `ApiError`. */
  readonly readPrivacy: () => Promise<PrivacyFacts>;
}

/** For everybody, signed in or not. */
export function PrivacyScreen({ identity, readPrivacy }: PrivacyScreenProps) {
  const isSignedIn = useObservable(identity.signIn).status === "signed-in";
  const [facts, setFacts] = useState<PrivacyFacts | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const read = useCallback(() => {
    readPrivacy().then(setFacts, setFailure);
  }, [readPrivacy]);
  useEffect(read, [read]);

  function tryAgain() {
    setFailure(null);
    read();
  }

  return (
    <Privacy
      facts={facts}
      problem={
        failure === null ? null : (
          <>
            <ErrorMessage look="box">
              <p>We couldn't read what holds on this server. {adviceFor(failure)}</p>
            </ErrorMessage>
            <Button look="secondary" onClick={tryAgain}>
              Try again
            </Button>
          </>
        )
      }
      wayBack={
        isSignedIn ? (
          <a href={paths.userProfile}>Back to your profile</a>
        ) : (
          <a href={paths.login}>Back to Hearten</a>
        )
      }
    />
  );
}
