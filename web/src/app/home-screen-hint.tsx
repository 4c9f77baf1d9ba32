import Share from "lucide-react/icons/share";
import SquarePlus from "lucide-react/icons/square-plus";
import { useId, useState } from "react";
import type { HomeScreenOffer } from "../platform/home-screen.ts";
import { Button } from "../ui/button.tsx";
import { useObservable } from "../ui/use-observable.ts";
import styles from "./home-screen-hint.module.css";

interface HomeScreenHintProps {
  readonly homeScreen: Pick<HomeScreenOffer, "isOpen" | "answer">;
  /** The hint was closed, and had the focus. */
  readonly onFocusLost: () => void;
}

/** Explains once how to add the app to the Home Screen, where the browser has no prompt of its own. */
export function HomeScreenHint({ homeScreen, onFocusLost }: HomeScreenHintProps) {
  const id = useId();
  const isOpen = useObservable(homeScreen.isOpen);
  // A hint that comes while the screen is open waits for the next time: nothing must move under a finger.
  const [wasOpen] = useState(isOpen);
  if (!isOpen || !wasOpen) return null;
  return (
    <section className={styles.hint} aria-labelledby={id}>
      <h2 id={id}>Keep Hearten close</h2>
      <p>
        Tap <Share aria-hidden="true" /> Share, then <SquarePlus aria-hidden="true" /> Add to Home
        Screen. Sign in there once, and what you listen to stays with you for longer, offline too.
      </p>
      <Button
        look="secondary"
        onClick={() => {
          homeScreen.answer();
          onFocusLost();
        }}
      >
        Got it
      </Button>
    </section>
  );
}
