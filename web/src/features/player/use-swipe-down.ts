import { type PointerEventHandler, type RefObject, useRef } from "react";
import { beginSwipe, type Swipe } from "./swipe-down.ts";

interface SwipeHandlers {
  readonly onPointerDown: PointerEventHandler;
  readonly onPointerMove: PointerEventHandler;
  readonly onPointerUp: PointerEventHandler;
  readonly onPointerCancel: PointerEventHandler;
}

/** The elements that handle a drag themselves: the slider, and the text, where it selects. */
const dragsItself = "input, [data-scrolls]";

/**
 * Returns the handlers for a swipe down from the top of the player. The sheet follows the finger. If the swipe is long
 * enough, the player is minimised, otherwise the sheet springs back. The place where it starts needs
 * `touch-action: none`.
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
      // From here on it is a swipe, and no press on a button.
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
