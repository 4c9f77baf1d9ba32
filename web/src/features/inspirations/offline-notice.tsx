import CloudOff from "lucide-react/icons/cloud-off";
import { useObservable } from "../../ui/use-observable.ts";
import { asOfText } from "./as-of.ts";
import type { Clock } from "./clock.ts";
import type { InspirationsStore } from "./inspirations-store.ts";
import styles from "./offline-notice.module.css";

interface OfflineNoticeProps {
  readonly store: InspirationsStore;
  readonly clock: Clock;
}

/** Says that the list may have changed meanwhile. Always there, so that its words are read out when they come. */
export function OfflineNotice({ store, clock }: OfflineNoticeProps) {
  const asOf = useObservable(store.asOf);
  const isOutOfReach = useObservable(store.isOutOfReach);
  return (
    <output className={styles.notice}>
      {asOf !== null && (
        <span>
          <CloudOff aria-hidden="true" />
          {asOfText(asOf, clock.now(), isOutOfReach)}
        </span>
      )}
    </output>
  );
}
