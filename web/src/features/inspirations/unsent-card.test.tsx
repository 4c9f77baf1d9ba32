import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { cardItem } from "./card-item.ts";
import { UnsentCard } from "./unsent-card.tsx";

const words = "The letter that I have to write.";

function renderCard(isHeld: boolean, whereWordsGo = "") {
  const told = {
    onSendAgain: vi.fn<() => void>(),
    onDiscard: vi.fn<() => void>(),
    onFocusLost: vi.fn<() => void>(),
  };
  render(
    <ul>
      <UnsentCard
        item={cardItem(0, 1, null)}
        description={words}
        isHeld={isHeld}
        whereWordsGo={whereWordsGo}
        {...told}
      />
    </ul>,
  );
  return told;
}

it("what could not be sent says so beside its words, and can be sent again or taken back", async () => {
  const user = userEvent.setup();
  const told = renderCard(true);
  expect(screen.getByRole("heading", { name: "We couldn't send this one" })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send again" }));
  expect(told.onSendAgain).toHaveBeenCalledOnce();
  // The button is removed; the focus stays in the list.
  expect(document.activeElement).toBe(screen.getByRole("listitem"));
  await user.click(screen.getByRole("button", { name: "Discard" }));
  const [, confirm] = screen.getAllByRole("button", { name: "Discard" });
  if (confirm !== undefined) await user.click(confirm);
  expect(told.onDiscard).toHaveBeenCalledOnce();
});

it("what could not be sent says to whom its words go when it is sent", () => {
  renderCard(true, "To write this, your words go to api.example.com.");
  const where = "To write this, your words go to api.example.com.";
  expect(screen.getByText(`${where} Kept here until you send it again.`)).toBeTruthy();
});

it("what waits for the network goes by itself", () => {
  renderCard(false);
  expect(screen.getByRole("heading", { name: "Waiting for the network" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
});
