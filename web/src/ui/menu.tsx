import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "./class-names.ts";
import styles from "./menu.module.css";

export interface MenuItem {
  readonly name: string;
  /** An icon, hidden from assistive technology. */
  readonly icon: ReactNode;
  /** Whether it removes something. */
  readonly isDanger?: boolean;
  /** Called after the menu has closed and the focus is back on the button. */
  readonly onChoose: () => void;
}

interface MenuProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The menu stands by it, and gives the focus back to it. */
  readonly button: RefObject<HTMLElement | null>;
  /** The item that has the focus first. */
  readonly startsAt: "first" | "last";
  readonly onClose: () => void;
}

/** Pixels between the button and its menu, and at least between the menu and the window's edges. */
const distance = 4;

/**
 * A menu, open as long as it is rendered. It stays by its button while the page scrolls, and closes by a press
 * elsewhere, Escape and Tab.
 */
export function Menu({ id, label, items, button, startsAt, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const choices = () => [...(menu.current?.querySelectorAll<HTMLElement>("button") ?? [])];
  const place = useEffectEvent(() => {
    if (menu.current !== null && button.current !== null)
      placeBy(menu.current, button.current.getBoundingClientRect());
  });
  const begin = useEffectEvent(() => {
    // Above everything else, where the browser can.
    if (menu.current !== null && "showPopover" in menu.current) menu.current.showPopover();
    place();
    choices()
      .at(startsAt === "first" ? 0 : -1)
      ?.focus({ preventScroll: true });
  });
  const closeByPress = useEffectEvent(({ target }: Event) => {
    const isInside = [menu.current, button.current].some(
      (part) => target instanceof Node && part?.contains(target) === true,
    );
    if (!isInside) onClose();
  });

  useLayoutEffect(() => {
    begin();
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("pointerdown", closeByPress, { signal, capture: true });
    addEventListener("scroll", () => place(), { signal });
    addEventListener("resize", () => place(), { signal });
    return () => leaving.abort();
  }, []);

  function leave() {
    button.current?.focus({ preventScroll: true });
    onClose();
  }

  function move(event: KeyboardEvent) {
    // The browser's own.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = choices();
    const here = all.findIndex((choice) => choice === document.activeElement);
    const to = destinationOf(event.key, here, all);
    if (event.key === "Escape" || event.key === "Tab") {
      // The browser moves the focus on from the button.
      if (event.key === "Escape") event.preventDefault();
      leave();
    } else if (to !== null) {
      event.preventDefault();
      all.at(to)?.focus({ preventScroll: true });
    }
  }

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      className={styles.menu}
      onKeyDown={move}
    >
      {items.map(({ name, icon, isDanger = false, onChoose }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classNames(styles.item, isDanger && styles.danger)}
          onClick={() => {
            leave();
            onChoose();
          }}
        >
          {icon}
          {name}
        </button>
      ))}
    </div>
  );
}

/**
 * The place of the item that a key leads to; null if it leads nowhere. A letter leads to the next item that begins with
 * it.
 */
function destinationOf(key: string, here: number, items: readonly HTMLElement[]): number | null {
  if (key === "ArrowDown") return (here + 1) % items.length;
  if (key === "ArrowUp") return here <= 0 ? -1 : here - 1;
  if (key === "Home") return 0;
  if (key === "End") return -1;
  if (key.length !== 1 || key === " ") return null;
  const begins = ({ textContent }: HTMLElement) =>
    textContent.toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, place) => place > here && begins(item));
  const any = after === -1 ? items.findIndex(begins) : after;
  return any === -1 ? null : any;
}

/** Below the button, or above it where there is more room; its right edge at the button's. */
function placeBy(menu: HTMLElement, button: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = button.bottom + distance;
  const hasRoomBelow = below + height + distance <= innerHeight;
  const top = hasRoomBelow ? below : Math.max(distance, button.top - height - distance);
  const left = Math.min(Math.max(distance, button.right - width), innerWidth - width - distance);
  menu.style.top = `${top}px`;
  menu.style.left = `${left}px`;
  menu.style.transformOrigin = hasRoomBelow ? "top right" : "bottom right";
}
