import { useEffect, useState } from "react";
import styles from "./inspirations-list.module.css";

/** Milliseconds; what is there sooner would only flicker. */
const patience = 200;

/** Two cards to come, once the list takes its time. */
export function ListSkeleton() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setIsShown(true), patience);
    return () => clearTimeout(timeout);
  }, []);
  return (
    <div aria-busy="true">
      {isShown && (
        <div className={styles.list} aria-hidden="true">
          <SkeletonCard />
          <SkeletonCard />
        </div>
      )}
    </div>
  );
}

function SkeletonCard() {
  return (
    <div className={styles.skeleton}>
      <i />
      <div className={styles.lines}>
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
