import type { Provider } from "@hearten/contract/account.ts";
import { buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { GoogleSign } from "./google-sign.tsx";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  /** The providers to offer. */
  readonly providers: readonly Provider[];
  /** The word before the provider's name. The provider's rules allow both. */
  readonly verb: "Continue" | "Sign in";
  readonly onChoose: (provider: Provider) => Promise<unknown>;
}

/** The buttons to sign in by a provider. Renders nothing if there are none. */
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
                <GoogleSign />
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
