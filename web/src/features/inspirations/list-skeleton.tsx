import { useEffect, useState } from "react";
import styles from "./inspirations-list.module.css";

/** Milliseconds before the skeleton is shown: a list that comes sooner would make it flicker. */
const delay = 200;

/** A skeleton of two cards, for a list that takes longer than a moment. */
export function ListSkeleton() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setIsShown(true), delay);
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
