import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../../ui/prefers-reduced-motion.ts";

/** How far down in its box the spoken line is kept: some of what was said, more of what comes. */
const restingPlace = 0.38;

/** By which a person scrolls. */
const handMovements = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Keeps the spoken line in view where the text scrolls in a box of its own. Neither the page's scroll
 * nor the focus is ever touched, and nothing moves while the person reads elsewhere, having scrolled
 * the spoken line out of view.
 *
 * @param box what scrolls; the spoken line in it is the one with `aria-current`
 * @param spoken tells one spoken line from another; null when none is
 */
export function useFollowLine(box: RefObject<HTMLElement | null>, spoken: number | null): void {
  const previous = useRef<Element | null>(null);
  /** Whether the box may stand where the person has put it, and not where it was sent from here. */
  const wasMoved = useRef(false);

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
  }, [box, spoken]);
}

/** A line that was not there yet counts as seen. */
function isInView(line: Element | null, box: Element): boolean {
  if (line === null) return true;
  const [part, whole] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  return part.bottom > whole.top && part.top < whole.bottom;
}
