import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MenuButton } from "./menu-button.tsx";

const labelOfFocus = () => document.activeElement?.getAttribute("aria-label");

const button = () => screen.getByRole("button", { name: "More for The garden" });
const focused = () => document.activeElement?.textContent;
const isOpen = () => screen.queryByRole("menu", { name: "More for The garden" }) !== null;

describe("A menu", () => {
  const user = userEvent.setup();
  let chosen: string[];
  beforeEach(() => {
    chosen = [];
    const items = ["Rename", "Save", "Remove"].map((name) => ({
      name,
      icon: <i aria-hidden="true" />,
      onChoose: () => void chosen.push(`${name} from ${labelOfFocus()}`),
    }));
    render(
      <>
        <MenuButton label="More for The garden" items={items} />
        <input aria-label="Elsewhere" />
      </>,
    );
  });

  it("opens by a press, with the focus on its first item, and closes by another", async () => {
    expect(button().getAttribute("aria-expanded")).toBe("false");
    await user.click(button());
    expect([isOpen(), button().getAttribute("aria-expanded"), focused()]).toEqual([
      true,
      "true",
      "Rename",
    ]);
    await user.click(button());
    expect(isOpen()).toBe(false);
  });

  it("opens by the arrows at its either end, which lead through it round and round", async () => {
    button().focus();
    await user.keyboard("{ArrowUp}");
    expect(focused()).toBe("Remove");
    await user.keyboard("{Escape}{ArrowDown}");
    const reached = [focused()];
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End", "s", "r"]) {
      await user.keyboard(key.length === 1 ? key : `{${key}}`);
      reached.push(focused());
    }
    expect(reached).toEqual([
      "Rename",
      "Save",
      "Remove",
      "Rename",
      "Remove",
      "Rename",
      "Remove",
      "Save",
      "Remove",
    ]);
  });

  it("leaves the browser's own keys alone", async () => {
    await user.click(button());
    for (const modifier of ["ctrlKey", "metaKey", "altKey"])
      expect(fireEvent.keyDown(screen.getByRole("menu"), { key: "s", [modifier]: true })).toBe(
        true,
      );
    expect(focused()).toBe("Rename");
  });

  it("closes by Escape with the focus back on the button, and by Tab, which moves on", async () => {
    button().focus();
    await user.keyboard("{Enter}{Escape}");
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
    await user.keyboard("{Enter}");
    expect(isOpen()).toBe(true);
    await user.tab();
    expect([isOpen(), labelOfFocus()]).toEqual([false, "Elsewhere"]);
  });

  it("closes by a press elsewhere, and chooses nothing", async () => {
    await user.click(button());
    await user.click(screen.getByRole("textbox"));
    expect(isOpen()).toBe(false);
    expect(chosen).toEqual([]);
  });

  it("does what is chosen once it has closed, with the focus back on the button", async () => {
    await user.click(button());
    await user.click(screen.getByRole("menuitem", { name: "Save" }));
    await user.keyboard("{Enter}{End}{Enter}");
    expect(chosen).toEqual(["Save from More for The garden", "Remove from More for The garden"]);
    expect(isOpen()).toBe(false);
  });
});
