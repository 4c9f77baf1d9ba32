import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "../router/router-context.ts";
import type { Path } from "./paths.ts";

/**
 * Returns a function that navigates on from a form that was answered, and replaces this entry of the history.
 * It does nothing if the person has left the place in the meantime, or is leaving it.
 *
 * @param place identifies this place, where a screen has several (the steps of the quiz)
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
