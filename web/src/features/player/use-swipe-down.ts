import { type PointerEventHandler, type RefObject, useRef } from "react";
import { beginSwipe, type Swipe } from "./swipe-down.ts";

interface SwipeHandlers {
  readonly onPointerDown: PointerEventHandler;
  readonly onPointerMove: PointerEventHandler;
  readonly onPointerUp: PointerEventHandler;
  readonly onPointerCancel: PointerEventHandler;
}

/** What answers to a drag by itself: the slider, and text, which is selected. */
const dragsItself = "input, [data-scrolls]";

/**
 * A swipe down from the top of the player, which gets these handlers, takes its sheet along and, if
 * it goes far enough, minimises; else the sheet springs back. For fingers the place where it begins
 * needs `touch-action: none`.
 */
export function useSwipeDown(
  player: RefObject<HTMLElement | null>,
  onMinimise: () => void,
): SwipeHandlers {
  const swipe = useRef<Swipe | null>(null);

  function moveSheet(distance: number) {
    player.current?.style.setProperty("--swiped", `${distance}px`);
    player.current?.toggleAttribute("data-swiping", distance > 0);
  }

  return {
    onPointerDown(event) {
      const target = event.target instanceof Element ? event.target : null;
      swipe.current = target?.closest(dragsItself) ? null : beginSwipe(event);
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
