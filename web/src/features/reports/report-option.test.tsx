import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import type { Client } from "../../api/client.ts";
import { ReportOption } from "./report-option.tsx";

const reportInspiration = vi.fn<Client["reportInspiration"]>();
const notify = {
  error: vi.fn<(text: string) => void>(),
  success: vi.fn<(text: string) => void>(),
};
const user = userEvent.setup();

beforeEach(async () => {
  reportInspiration.mockReset().mockResolvedValue({});
  notify.error.mockReset();
  notify.success.mockReset();
  render(<ReportOption inspirationId="one" client={{ reportInspiration }} notify={notify} />);
  await open();
});

const dialog = () => screen.findByRole("dialog", { name: "What is wrong with it?" });
const opener = () => screen.getByRole("button", { name: "Something wrong with this?" });
const send = () => user.click(screen.getByRole("button", { name: "Send" }));
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const note = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "In your own words (optional)" });
const consent = () =>
  screen.getByRole<HTMLInputElement>("checkbox", {
    name: "They may read the text of this inspiration",
  });
async function open() {
  await user.click(opener());
  return dialog();
}

it("has no reason and no consent before the person gives them", () => {
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect(consent().checked).toBe(false);
  expect(screen.getByText(/^Kept for 90 days, even if you remove the inspiration\./)).toBeTruthy();
});

it("sends the reason alone, and says that nothing else is kept", async () => {
  await user.click(radio("The voice or the sound"));
  await send();
  const sent = { id: "one", reason: "sound", note: "", showsText: false };
  expect(reportInspiration).toHaveBeenCalledExactlyOnceWith(sent);
  const words = "Thank you. Kept for 90 days: your reason.";
  await waitFor(() => expect(notify.success).toHaveBeenCalledExactlyOnceWith(words));
  expect(screen.queryByRole("dialog")).toBeNull();
  // It can be read for longer than a toast.
  expect(screen.getByText(words)).toBeTruthy();
});

it("sends what was written and the consent, and begins anew for the next time", async () => {
  await user.click(radio("It says something untrue about me"));
  await user.type(note(), "  I have no garden. ");
  await user.click(consent());
  await send();
  const sent = { id: "one", reason: "untrue", note: "I have no garden.", showsText: true };
  expect(reportInspiration).toHaveBeenCalledExactlyOnceWith(sent);
  await screen.findByText("Thank you. Kept for 90 days: your reason, your words and the text.");
  await open();
  expect(consent().checked).toBe(false);
  expect(note().value).toBe("");
});

it("asks for a reason, and for fewer characters, and sends nothing until then", async () => {
  await user.click(note());
  await user.paste("x".repeat(502));
  await send();
  expect(screen.getByRole("group", { description: "Please choose what is wrong" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]);
  await user.click(radio("Something else"));
  expect(screen.queryByText("Please choose what is wrong")).toBeNull();
  await send();
  expect(document.activeElement).toBe(note());
  expect(screen.getByText("500 characters at most, please: this is 2 too many")).toBeTruthy();
  expect(reportInspiration).not.toHaveBeenCalled();
  await user.type(note(), "{Backspace}{Backspace}");
  await send();
  expect(reportInspiration).toHaveBeenCalledOnce();
});

it.each([
  ["network", /^Sending needs a connection\. What you wrote is still here/],
  ["unavailable", /^Sending needs a connection\./],
  ["too-many-requests", /^That was a lot at once\. What you wrote is still here/],
  ["not-found", "This inspiration has been removed, so nothing was sent."],
  ["internal", /^We couldn't send it\. What you wrote is still here/],
] as const)("says when it could not be sent (%s), and loses nothing", async (code, words) => {
  reportInspiration.mockRejectedValueOnce(new ApiError(code, ""));
  await user.click(radio("It is hurtful"));
  await user.type(note(), "It hurt.");
  await user.click(consent());
  await send();
  expect(await screen.findByText(words)).toBeTruthy();
  expect([radio("It is hurtful").checked, note().value, consent().checked]).toEqual([
    true,
    "It hurt.",
    true,
  ]);
  expect(notify.success).not.toHaveBeenCalled();
  await send();
  await waitFor(() => expect(notify.success).toHaveBeenCalledOnce());
});

it("sends nothing when it is kept to oneself, and what was typed is there again", async () => {
  await user.click(radio("These aren't my words or goals"));
  await user.type(note(), "Not mine.");
  await user.click(screen.getByRole("button", { name: "Keep it to myself" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await open();
  expect(radio("These aren't my words or goals").checked).toBe(true);
  expect(note().value).toBe("Not mine.");
  expect(reportInspiration).not.toHaveBeenCalled();
});

it("is sent once, however often it is pressed, and can't be closed meanwhile", async () => {
  const answer = Promise.withResolvers<object>();
  reportInspiration.mockReturnValueOnce(answer.promise);
  await user.click(radio("It is hurtful"));
  await send();
  await user.click(screen.getByRole("button", { name: "Sending..." }));
  await user.click(screen.getByRole("button", { name: "Keep it to myself" }));
  expect(screen.getByRole("dialog")).toBeTruthy();
  answer.resolve({});
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(reportInspiration).toHaveBeenCalledOnce();
});
