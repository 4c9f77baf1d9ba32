import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { open, button, slider, place, region, isPressed, swipe } from "./player-view.fixture.tsx";

describe("A swipe down", () => {
  it("minimises the player also where a toast lies over it, and while the text is open", async () => {
    const { user, onMinimise } = open();
    const toast = document.body.appendChild(document.createElement("output"));
    swipe(toast);
    toast.remove();
    expect(onMinimise).toHaveBeenCalledTimes(1);
    await user.click(button("Read along"));
    swipe(button("Minimise player"));
    expect(onMinimise).toHaveBeenCalledTimes(2);
  });

  it("on the text or the slider is theirs", () => {
    const { onMinimise } = open();
    swipe(region());
    swipe(slider());
    expect(onMinimise).not.toHaveBeenCalled();
  });
});

describe("The player's keys", () => {
  it("work wherever the focus is, unless a control has them", async () => {
    const { user, audio } = open();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.activeElement).toBe(document.body);
    await user.keyboard(" ");
    expect(audio.paused).toBe(true);
    await user.keyboard("{ArrowRight}");
    expect(place()).toBe("0:15 of 1:00");
    await user.keyboard("m");
    expect(audio.muted).toBe(true);
    // The button has Space, and not the arrows.
    button("Like").focus();
    await user.keyboard(" ");
    expect([isPressed("Like"), audio.paused]).toEqual([true, true]);
    await user.keyboard("{ArrowLeft}");
    expect(place()).toBe("0:00 of 1:00");
    // In the text they play and skip too.
    region().focus();
    await user.keyboard(" ");
    expect(audio.paused).toBe(false);
  });

  it("are not the player's while a dialog is open", async () => {
    const { user, audio } = open();
    await user.click(button(/^Speed/));
    await user.keyboard(" {ArrowRight}m");
    expect([audio.paused, audio.muted, place()]).toEqual([false, false, "0:00 of 1:00"]);
  });
});
