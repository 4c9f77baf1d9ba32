import { type ComponentType, lazy } from "react";

/**
 * A component that a screen can do without. Its script is loaded when it is first rendered, which suspends. If the script
 * can't be loaded, `instead` is in its place until the page is loaded anew. Its own faults are passed over, too.
 */
export const optional = <Props>(
  fetchIt: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) => lazy(async () => ({ default: await fetchIt().catch(() => instead) }));
