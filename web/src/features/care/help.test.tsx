import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Help } from "./help.tsx";

const region = () => screen.getByRole("region", { name: "Help" });
const linkTo = async (name: RegExp) =>
  (await within(region()).findByRole("link", { name })).getAttribute("href");

describe("The region Help", () => {
  it("leads to lines in most countries, in a window of its own", () => {
    render(<Help isShown country={null} />);
    const link = within(region()).getByRole("link", { name: /^findahelpline\.com/ });
    expect(link.getAttribute("href")).toBe("https://findahelpline.com");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener");
  });

  it("has the local lines and the emergency number of the country, to be rung", async () => {
    render(<Help isShown country="GB" />);
    expect(await linkTo(/^116 123 Samaritans$/)).toBe("tel:116123");
    expect(await linkTo(/^0808 2000 247 /)).toBe("tel:08082000247");
    expect(await linkTo(/^999 In danger now$/)).toBe("tel:999");
  });

  it("keeps the signs that a number is dialled with", async () => {
    render(<Help isShown country="CL" />);
    expect(await linkTo(/^\*4141 /)).toBe("tel:*4141");
  });

  it("has the lines of another country when that is the person's", async () => {
    const { rerender } = render(<Help isShown country="GB" />);
    await linkTo(/^116 123/);
    rerender(<Help isShown country="US" />);
    expect(await linkTo(/^988 /)).toBe("tel:988");
    expect(within(region()).queryByRole("link", { name: /Samaritans/ })).toBeNull();
  });

  it("has the one link for a country without known lines", async () => {
    render(<Help isShown country="AQ" />);
    await act(() => import("./lines.ts"));
    expect(within(region()).getAllByRole("link")).toHaveLength(1);
  });

  it("can be folded, and is still there", async () => {
    const user = userEvent.setup();
    const { container } = render(<Help isShown country={null} />);
    const details = container.querySelector("details");
    expect(details?.open).toBe(true);
    await user.click(screen.getByText("Help"));
    expect(details?.open).toBe(false);
    expect(region()).toBeTruthy();
  });

  it("is read out when it comes, and is not there without a reason", () => {
    const { container, rerender } = render(<Help isShown={false} country="GB" />);
    expect(screen.queryByRole("region")).toBeNull();
    const live = container.querySelector("[aria-live=polite]");
    rerender(<Help isShown country="GB" />);
    expect(live?.contains(region())).toBe(true);
  });
});
