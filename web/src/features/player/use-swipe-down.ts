import { type RefObject, useEffect } from "react";
import { beginSwipe, type Swipe } from "./swipe-down.ts";

/**
 * The elements that handle a drag themselves: the slider, the text, where it selects, and what lies above the player.
 */
const dragsItself = "input, textarea, dialog, [data-scrolls]";

/**
 * Minimises the player at a swipe down from the top of the screen. The sheet follows the finger, and springs back if the
 * swipe was too short. The place where it starts needs `touch-action: none`. It may start on a notice that lies over the
 * player, so the whole document is listened to.
 */
export function useSwipeDown(player: RefObject<HTMLElement | null>, onMinimise: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    let swipe: Swipe | null = null;

    function moveSheet(distance: number) {
      player.current?.style.setProperty("--swiped", `${distance}px`);
      player.current?.toggleAttribute("data-swiping", distance > 0);
    }

    function on(name: keyof DocumentEventMap, handle: (event: PointerEvent) => void) {
      // Only names of pointer events are given below.
      document.addEventListener(name, handle as (event: Event) => void, {
        signal: listening.signal,
      });
    }

    on("pointerdown", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      swipe = target?.closest(dragsItself) ? null : beginSwipe(event);
    });
    on("pointermove", (event) => {
      const distance = swipe?.move(event) ?? null;
      if (distance === null) return;
      // From here on it is a swipe, and no press on a button.
      player.current?.setPointerCapture(event.pointerId);
      moveSheet(distance);
    });
    on("pointerup", (event) => {
      const isFarEnough = swipe?.isFarEnough(event) ?? false;
      swipe = null;
      if (isFarEnough) onMinimise();
      else moveSheet(0);
    });
    on("pointercancel", () => {
      swipe = null;
      moveSheet(0);
    });
    return () => listening.abort();
  }, [player, onMinimise]);
}
