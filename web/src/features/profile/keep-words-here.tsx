import type { ThirdParties } from "@hearten/contract/third-parties.ts";
import { useId } from "react";
import { Card } from "../../ui/card.tsx";
import { Switch } from "../../ui/switch.tsx";
import styles from "./keep-words-here.module.css";
import { whatIsSent } from "./what-is-sent.ts";

interface KeepWordsHereProps {
  readonly thirdParties: ThirdParties;
  readonly isOn: boolean;
  /** A sentence that says why it can't be changed now; null if it can. */
  readonly obstacle: string | null;
  readonly onChange: (isOn: boolean) => void;
}

/** The switch that keeps a person's words from third parties, with what those get while it is off. */
export function KeepWordsHere({ thirdParties, isOn, obstacle, onChange }: KeepWordsHereProps) {
  const explanationId = useId();
  return (
    <Card className={styles.section}>
      <h2>Your words</h2>
      <Switch
        label="Keep my words on this server"
        isOn={isOn}
        disabled={obstacle !== null}
        aria-describedby={explanationId}
        onChange={onChange}
      />
      <p id={explanationId}>
        {isOn
          ? "Hearten's own writer and voice make your inspirations, and nothing that you write leaves this server."
          : whatIsSent(thirdParties)}
        {obstacle !== null && ` ${obstacle}`}
      </p>
    </Card>
  );
}
