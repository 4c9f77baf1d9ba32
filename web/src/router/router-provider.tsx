import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Outlet } from "./outlet.tsx";
import type { Router } from "./router.ts";
import { RouterContext } from "./router-context.ts";
import { useScrollPositions } from "./use-scroll-positions.ts";

interface RouterProviderProps {
  readonly router: Router;
  /** What stands around the screen, with an `Outlet` in it; nothing but the screen without it. */
  readonly children?: ReactNode;
}

export function RouterProvider({ router, children = <Outlet /> }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const show = () => setState(router.state);
    show();
    return router.subscribe((isAnimated) => {
      if (isAnimated && "startViewTransition" in document) animate(show);
      else startTransition(show);
    });
  }, [router]);
  useScrollPositions(state.location);
  return <RouterContext value={{ router, state }}>{children}</RouterContext>;
}

function animate(show: () => void): void {
  const transition = document.startViewTransition(() => flushSync(show));
  // They reject when the browser leaves the animation out, or the next one ends it. The screen changes all the same.
  for (const part of [transition.ready, transition.finished]) part.catch(() => {});
}
