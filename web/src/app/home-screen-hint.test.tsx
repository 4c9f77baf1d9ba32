import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createFakeStorage } from "../platform/device.fakes.ts";
import { createHomeScreenOffer } from "../platform/home-screen.ts";
import { HomeScreenHint } from "./home-screen-hint.tsx";

const hint = () => screen.queryByRole("region", { name: "Keep Hearten close" });

describe("The way to the Home Screen", () => {
  it("is shown when the screen opens again, until it was answered", async () => {
    const user = userEvent.setup();
    const homeScreen = createHomeScreenOffer(createFakeStorage, true);
    const onFocusLost = vi.fn<() => void>();
    const show = () => render(<HomeScreenHint homeScreen={homeScreen} onFocusLost={onFocusLost} />);
    const first = show();
    expect(hint()).toBeNull();
    // Not shown while the screen is open, so that nothing moves under a finger.
    act(() => homeScreen.make());
    expect(hint()).toBeNull();
    first.unmount();

    show();
    expect(hint()?.textContent).toContain("Share, then  Add to Home Screen");
    await user.click(screen.getByRole("button", { name: "Got it" }));
    expect(hint()).toBeNull();
    expect(onFocusLost).toHaveBeenCalledTimes(1);
  });

  it("is not shown where it is not offered", () => {
    const homeScreen = createHomeScreenOffer(createFakeStorage, false);
    homeScreen.make();
    render(<HomeScreenHint homeScreen={homeScreen} onFocusLost={() => {}} />);
    expect(hint()).toBeNull();
  });
});
