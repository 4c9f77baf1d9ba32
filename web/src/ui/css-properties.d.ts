import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties, which a component hands to its style sheet. */
    [property: `--${string}`]: string | number;
  }
}
