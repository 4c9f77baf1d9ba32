import { type RefObject, useEffect, useEffectEvent } from "react";

/** Pixels below the screen at which something is near: a fast finger gets there within a moment. */
const distance = 1_200;

/** Calls back when an element comes near the screen, or is near it when this becomes active. */
export function useNear(
  element: RefObject<Element | null>,
  isActive: boolean,
  onNear: () => void,
): void {
  const call = useEffectEvent(onNear);
  useEffect(() => {
    if (!isActive || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) call();
      },
      { rootMargin: `0px 0px ${distance}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isActive]);
}
