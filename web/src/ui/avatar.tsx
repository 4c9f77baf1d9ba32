import styles from "./avatar.module.css";

interface AvatarProps {
  /** The name whose first letter it shows. */
  readonly name: string;
  readonly size?: "small" | "large";
}

/** A round avatar with a letter. It is decoration. */
export function Avatar({ name, size = "small" }: AvatarProps) {
  return (
    <span className={styles[size]} aria-hidden="true">
      {String.fromCodePoint(name.trim().codePointAt(0) ?? 0x2022).toLocaleUpperCase()}
    </span>
  );
}
