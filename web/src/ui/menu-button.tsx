import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Menu, type MenuItem } from "./menu.tsx";

interface MenuButtonProps {
  /** The accessible name of the button and of its menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly className?: string | undefined;
}

/** A button of three dots with a menu, which follows the menu button pattern of the ARIA practices. */
export function MenuButton({ label, items, className }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [first, setFirst] = useState<"first" | "last" | null>(null);

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setFirst(event.key === "ArrowDown" ? "first" : "last");
  }

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        className={classNames(className)}
        aria-haspopup="menu"
        aria-expanded={first !== null}
        aria-controls={first === null ? undefined : id}
        onClick={() => setFirst((before) => (before === null ? "first" : null))}
        onKeyDown={openByArrow}
      >
        <EllipsisVertical aria-hidden="true" />
      </IconButton>
      {first !== null && (
        <Menu
          id={id}
          label={label}
          items={items}
          button={button}
          startsAt={first}
          onClose={() => setFirst(null)}
        />
      )}
    </>
  );
}
