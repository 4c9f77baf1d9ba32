import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import styles from "./profile-missing.module.css";

interface ProfileMissingProps {
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Shown in place of the profile if it could not be read. */
export function ProfileMissing({ isLoading, retry }: ProfileMissingProps) {
  return (
    <Card className={styles.missing}>
      <p>We couldn't load your profile.</p>
      <Button look="secondary" busy={isLoading} onClick={retry}>
        {isLoading ? "Trying..." : "Try again"}
      </Button>
    </Card>
  );
}
