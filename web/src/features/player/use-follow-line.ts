import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../../ui/prefers-reduced-motion.ts";

/** The position of the spoken line in its box, from the top (0) to the bottom (1): more text after it than before. */
const restingPlace = 0.38;

/** The events of scrolling by hand. */
const handMovements = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Scrolls the spoken line into view, where the text has a scroll box of its own. It never scrolls the page or moves the
 * focus. It stops while the person has scrolled the spoken line out of view.
 *
 * @param box the scroll box; the spoken line in it has `aria-current`
 * @param spoken identifies the spoken line; null if there is none
 * @param isReading whether the text has the whole screen; when that changes it is followed anew
 */
export function useFollowLine(
  box: RefObject<HTMLElement | null>,
  spoken: number | null,
  isReading: boolean,
): void {
  const previous = useRef<Element | null>(null);
  /** Whether the person may have scrolled the box since this hook did. */
  const wasMoved = useRef(false);
  const wasReading = useRef(isReading);

  useEffect(() => {
    const stop = new AbortController();
    const move = () => {
      wasMoved.current = true;
    };
    for (const name of handMovements)
      box.current?.addEventListener(name, move, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [box]);

  useEffect(() => {
    if (wasReading.current !== isReading) wasMoved.current = false;
    wasReading.current = isReading;
    const element = box.current;
    const line = spoken === null ? null : element?.querySelector("[aria-current]");
    if (!element || !line) return;
    const isElsewhere = wasMoved.current && !isInView(previous.current, element);
    previous.current = line;
    if (isElsewhere) return;
    wasMoved.current = false;
    const { top, height } = line.getBoundingClientRect();
    const place = top + height / 2 - element.getBoundingClientRect().top;
    const distance = place - element.clientHeight * restingPlace;
    const isNear = Math.abs(distance) < element.clientHeight;
    const behavior = isNear && !prefersReducedMotion() ? "smooth" : "instant";
    element.scrollBy({ top: distance, behavior });
  }, [box, spoken, isReading]);
}

/** True also if there was no line before. */
function isInView(line: Element | null, box: Element): boolean {
  if (line === null) return true;
  const [part, whole] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  return part.bottom > whole.top && part.top < whole.bottom;
}
