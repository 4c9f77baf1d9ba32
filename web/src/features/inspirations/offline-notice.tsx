import CloudOff from "lucide-react/icons/cloud-off";
import { useObservable } from "../../ui/use-observable.ts";
import { asOfText } from "./as-of.ts";
import type { Clock } from "./clock.ts";
import styles from "./offline-notice.module.css";
import type { Reachability } from "./reachability.ts";

interface OfflineNoticeProps {
  readonly store: Pick<Reachability, "asOf" | "phase">;
  readonly clock: Pick<Clock, "now">;
}

/** Says why the list may be outdated. The live region is always there: screen readers miss one that comes with its text. */
export function OfflineNotice({ store, clock }: OfflineNoticeProps) {
  const asOf = useObservable(store.asOf);
  const phase = useObservable(store.phase);
  return (
    <output className={styles.notice}>
      {asOf !== null && (
        <span>
          <CloudOff aria-hidden="true" />
          {asOfText(asOf, clock.now(), phase)}
        </span>
      )}
    </output>
  );
}
