import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether an element has been scrolled out of view at the top. It has not while it is hidden, or below the
 * window.
 *
 * @param edge pixels from the top of the window to where the view begins
 */
export function useScrolledPast(element: RefObject<Element | null>, edge: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined && entry.boundingClientRect.height > 0)
          setPast(!entry.isIntersecting);
      },
      // The view has no lower end, so that an element that is passed in one leap is told too.
      { rootMargin: `-${edge}px 0px 1000000px` },
    );
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, edge]);
  return isPast;
}
