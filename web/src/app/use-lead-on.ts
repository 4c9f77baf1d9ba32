import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { Path } from "./paths.ts";

/**
 * How to go on to another screen in the place of this one, once something has been answered: going back
 * leads past it. Whoever has left by then, or is on their way elsewhere, stays undisturbed.
 *
 * @param place tells apart the places that the screen has; another one has been left for
 */
export function useLeadOn(place: string): (to: Path) => Promise<void> {
  const navigate = useNavigate();
  const isLeaving = useNavigation().state === "loading";
  const here = useRef<string | null>(null);
  useEffect(() => {
    here.current = isLeaving ? null : place;
    return () => {
      here.current = null;
    };
  }, [isLeaving, place]);
  return async (to) => {
    if (here.current === place) await navigate(to, { replace: true });
  };
}
