import { type PointerEventHandler, type RefObject, useRef } from "react";
import { beginSwipe, type Swipe } from "./swipe-down.ts";

interface SwipeHandlers {
  readonly onPointerDown: PointerEventHandler;
  readonly onPointerMove: PointerEventHandler;
  readonly onPointerUp: PointerEventHandler;
  readonly onPointerCancel: PointerEventHandler;
}

/**
 * A swipe down from the strip that gets these handlers takes the sheet along and, if it goes far
 * enough, minimises; else the sheet springs back. The strip needs `touch-action: none`.
 */
export function useSwipeDown(
  sheet: RefObject<HTMLElement | null>,
  onMinimise: () => void,
): SwipeHandlers {
  const swipe = useRef<Swipe | null>(null);

  function moveSheet(distance: number) {
    sheet.current?.style.setProperty("--swiped", `${distance}px`);
    sheet.current?.toggleAttribute("data-swiping", distance > 0);
  }

  return {
    onPointerDown(event) {
      swipe.current = beginSwipe(event);
    },
    onPointerMove(event) {
      const distance = swipe.current?.move(event) ?? null;
      if (distance === null) return;
      // From here on it is no press on the button below any more.
      event.currentTarget.setPointerCapture(event.pointerId);
      moveSheet(distance);
    },
    onPointerUp(event) {
      const isFarEnough = swipe.current?.isFarEnough(event) ?? false;
      swipe.current = null;
      if (isFarEnough) onMinimise();
      else moveSheet(0);
    },
    onPointerCancel() {
      swipe.current = null;
      moveSheet(0);
    },
  };
}
