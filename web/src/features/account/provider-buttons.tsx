import type { Provider } from "@hearten/contract/account.ts";
import google from "../../assets/google.svg";
import { buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  /** Those that can be used here. */
  readonly providers: readonly Provider[];
  /** What stands before the provider's name; both are allowed by its rules. */
  readonly verb: "Continue" | "Sign in";
  readonly onChoose: (provider: Provider) => Promise<unknown>;
}

/** The ways in by an account elsewhere; nothing where there are none. */
export function ProviderButtons({ providers, verb, onChoose }: ProviderButtonsProps) {
  return (
    providers.length > 0 && (
      <>
        <p className={styles.or}>or</p>
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            className={classNames(buttonClass({ look: "quiet", wide: true }), styles[provider])}
            onClick={() => void onChoose(provider)}
          >
            {provider === "google" ? (
              <>
                <img alt="" src={google} width="20" height="20" />
                {verb} with Google
              </>
            ) : (
              <>
                <span className={styles.appleSign} />
                {verb} with Apple
              </>
            )}
          </button>
        ))}
      </>
    )
  );
}
