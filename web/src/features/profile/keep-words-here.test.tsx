import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { KeepWordsHere } from "./keep-words-here.tsx";
import { whatIsSent } from "./what-is-sent.ts";

const thirdParties = { writer: "write.example.com", voice: "speak.example.com" };

function open(own: Partial<ComponentProps<typeof KeepWordsHere>> = {}) {
  const onChange = vi.fn<(isOn: boolean) => void>();
  render(
    <KeepWordsHere
      thirdParties={thirdParties}
      isOn={false}
      obstacle={null}
      onChange={onChange}
      {...own}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>("switch", {
    name: "Keep my words on this server",
  });
  const explanation = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  return { user: userEvent.setup(), onChange, field, explanation: explanation?.textContent };
}

describe("The switch that keeps words here", () => {
  it("is off until it is wanted, and says what is sent until then", async () => {
    const { user, onChange, field, explanation } = open();
    expect(field.checked).toBe(false);
    expect(explanation).toBe(whatIsSent(thirdParties));
    await user.click(field);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("says who makes inspirations while it is on", () => {
    const { field, explanation } = open({ isOn: true });
    expect(field.checked).toBe(true);
    expect(explanation).toBe(
      "Hearten's own writer and voice make your inspirations, and nothing that you write leaves this server.",
    );
  });

  it("is shown where it can't be changed, with the reason", () => {
    const { field, explanation } = open({ obstacle: "Later." });
    expect(field.disabled).toBe(true);
    expect(explanation).toMatch(/ Later\.$/);
  });
});

describe("What is sent", () => {
  it("is told for each that gets something", () => {
    const all = whatIsSent(thirdParties);
    expect(all).toContain("write.example.com gets what is on your mind, your goals");
    expect(all).toContain("speak.example.com gets the finished text");
    expect(whatIsSent({ ...thirdParties, writer: null })).not.toContain("your goals");
    expect(whatIsSent({ ...thirdParties, writer: null })).toMatch(/^To speak for you, speak\.ex/);
    expect(whatIsSent({ ...thirdParties, voice: null })).not.toContain("finished text");
  });
});
