import { useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./logo.module.css";

/** The logo with the product's name. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  const gradient = useId();
  return (
    <span className={classNames(styles.logo, className)}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2=".3" y2="1">
            <stop stopColor="#f08a5d" />
            <stop offset="1" stopColor="#b23a55" />
          </linearGradient>
        </defs>
        <circle cx="24" cy="11" r="8" fill="#ffc46b" />
        <path
          fill={`url(#${gradient})`}
          d="M24 45C10 35.5 3.5 28.5 3.5 20.8 3.5 14.6 8 10.6 13.4 10.6c4.7 0 8.3 2.7 10.6 7 2.3-4.3 5.9-7 10.6-7 5.4 0 9.9 4 9.9 10.2C44.5 28.5 38 35.5 24 45Z"
        />
      </svg>
      Hearten
    </span>
  );
}
