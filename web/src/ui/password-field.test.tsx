import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

it("a password can be looked at and hidden again, and stays as it is with the caret in it", async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" defaultValue="" />);
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  await user.type(field, "quiet morning");
  expect(field.type).toBe("password");
  field.setSelectionRange(5, 5);
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(field.type).toBe("text");
  expect(document.activeElement).toBe(field);
  await user.keyboard("er");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field.type).toBe("password");
  expect(field.value).toBe("quieter morning");
});
