import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties, which a component passes to its style sheet. */
    [property: `--${string}`]: string | number;
  }
}
