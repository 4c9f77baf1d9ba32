import { useEffect, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { NewLinkForm } from "./new-link-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ResetFrame } from "./reset-frame.tsx";

interface ResetPasswordProps {
  /** The secret of the mail's link; null if the address had none. */
  readonly token: string | null;
  /** Resolves with whether the link is still valid. Rejects with an `ApiError`. */
  readonly check: (token: string) => Promise<boolean>;
  /** After it resolves, the screen is expected to be left. Rejects with an `ApiError`. */
  readonly save: (token: string, password: string) => Promise<unknown>;
  /** Sends another link to the address, and shows a notice with the result. */
  readonly sendLink: (email: string) => Promise<unknown>;
  /** The path of the start screen. */
  readonly startPath: string;
}

/** The screen of the mail's link: the form for a new password, if the link is still valid. */
export function ResetPassword({ token, check, save, sendLink, startPath }: ResetPasswordProps) {
  const [link, setLink] = useState<"checking" | "usable" | "spent" | "unknown">("checking");

  useEffect(() => {
    if (token === null || link !== "checking") return undefined;
    let isHere = true;
    check(token).then(
      (isValid) => isHere && setLink(isValid ? "usable" : "spent"),
      () => isHere && setLink("unknown"),
    );
    return () => {
      isHere = false;
    };
  }, [token, link, check]);

  if (token === null || link === "spent") {
    return (
      <ResetFrame
        heading={token === null ? "Let's get you a new link" : "This link has expired"}
        lead={
          token === null
            ? "The link to this page was not complete. Tell us your email and we'll send you another one."
            : "It was used before, or it is too old. Tell us your email and we'll send you another one."
        }
        startPath={startPath}
      >
        <NewLinkForm send={sendLink} />
      </ResetFrame>
    );
  }
  return (
    <ResetFrame
      heading="Choose a new password"
      lead="One that you haven't used anywhere else is safest."
      startPath={startPath}
    >
      {link === "usable" && (
        <NewPasswordForm
          save={async (password) => {
            try {
              await save(token, password);
            } catch (error) {
              if (!(error instanceof ApiError) || error.code !== "expired-link") throw error;
              setLink("spent");
            }
          }}
        />
      )}
      {link === "checking" && <output>Looking at your link...</output>}
      {link === "unknown" && (
        <>
          <p role="alert">We couldn't look at your link. Check your connection, then try again.</p>
          <Button wide onClick={() => setLink("checking")}>
            Try again
          </Button>
        </>
      )}
    </ResetFrame>
  );
}
