import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { prefersReducedMotion } from "../../ui/prefers-reduced-motion.ts";

/** The position of the spoken line in its box, from the top (0) to the bottom (1): more text after it than before. */
const restingPlace = 0.38;

/** The events of scrolling by hand. */
const handMovements = ["wheel", "touchmove", "pointerdown", "keydown"];

/** Where the spoken line is while it is not followed: out of view, on this side of what is in view. */
type SideOfLine = "above" | "below";

interface FollowedLine {
  /** Null while the line is followed or in view, and if there is none. */
  readonly side: SideOfLine | null;
  /** Scrolls back to the line, and follows it again. */
  readonly follow: () => void;
}

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
): FollowedLine {
  const previous = useRef<Element | null>(null);
  /** Whether the person may have scrolled the box since this hook did. */
  const wasMoved = useRef(false);
  const wasReading = useRef(isReading);
  const [side, setSide] = useState<SideOfLine | null>(null);

  const look = useEffectEvent(() => {
    setSide(wasMoved.current ? sideOf(lineIn(box.current), box.current) : null);
  });

  useEffect(() => {
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const move = () => {
      wasMoved.current = true;
    };
    for (const name of handMovements) box.current?.addEventListener(name, move, options);
    box.current?.addEventListener("scroll", () => look(), options);
    addEventListener("resize", () => look(), options);
    return () => stop.abort();
  }, [box]);

  useEffect(() => {
    if (wasReading.current !== isReading) wasMoved.current = false;
    wasReading.current = isReading;
    const frame = requestAnimationFrame(() => look());
    const { current: element } = box;
    const line = spoken === null ? null : lineIn(element);
    if (element !== null && line !== null) {
      const isElsewhere = wasMoved.current && sideOf(previous.current, element) !== null;
      previous.current = line;
      if (!isElsewhere) {
        wasMoved.current = false;
        scrollTo(line, element);
      }
    }
    return () => cancelAnimationFrame(frame);
  }, [box, spoken, isReading]);

  function follow() {
    const { current: element } = box;
    const line = lineIn(element);
    wasMoved.current = false;
    setSide(null);
    if (line !== null && element !== null) scrollTo(line, element);
  }

  return { side, follow };
}

function lineIn(box: Element | null): Element | null {
  return box?.querySelector("[aria-current]") ?? null;
}

function scrollTo(line: Element, box: Element): void {
  const { top, height } = line.getBoundingClientRect();
  const place = top + height / 2 - box.getBoundingClientRect().top;
  const distance = place - box.clientHeight * restingPlace;
  const isNear = Math.abs(distance) < box.clientHeight;
  const behavior = isNear && !prefersReducedMotion() ? "smooth" : "instant";
  box.scrollBy({ top: distance, behavior });
}

/** The side on which a line is out of view; null if a part of it is in view, or there is none. */
function sideOf(line: Element | null, box: Element | null): SideOfLine | null {
  if (line === null || box === null) return null;
  const [part, whole] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  if (part.bottom <= whole.top) return "above";
  return part.top >= whole.bottom ? "below" : null;
}
