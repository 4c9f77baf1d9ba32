import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NewLinkForm } from "./new-link-form.tsx";

it("another mail needs an address, and says so until there is one", async () => {
  const user = userEvent.setup();
  const send = vi.fn<(email: string) => Promise<void>>(async () => {});
  render(<NewLinkForm send={send} />);
  const email = screen.getByRole("textbox", { name: "Email" });
  await user.type(email, " ");
  await user.click(screen.getByRole("button", { name: "Send a new link" }));
  expect(screen.getByRole("alert").textContent).toBe("Please enter your email address first");
  expect(send).not.toHaveBeenCalled();
  await user.type(email, "maya@example.com");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(email.hasAttribute("aria-invalid")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Send a new link" }));
  expect(send).toHaveBeenCalledExactlyOnceWith("maya@example.com");
});
