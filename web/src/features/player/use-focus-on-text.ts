import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the text's heading when the text opens, and back to the button when it closes.
 *
 * @param words what contains the heading
 */
export function useFocusOnText(
  isOpen: boolean,
  words: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const heading = words.current?.querySelector<HTMLElement>("section[data-scrolls] h2") ?? null;
    if (heading !== null) heading.tabIndex = -1;
    (isOpen ? heading : button.current)?.focus({ preventScroll: true });
  }, [isOpen, words, button]);
}
