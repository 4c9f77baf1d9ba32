import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DownloadError } from "../../platform/downloads.ts";
import { finishedInspiration } from "./player.fakes.ts";
import {
  minute,
  inspiration,
  open,
  button,
  place,
  isPressed,
  volumeSlider,
  seek,
  choose,
} from "./player-view.fixture.tsx";

describe("The player's buttons", () => {
  it("skip fifteen seconds each way, and no further than there is audio", async () => {
    const { user } = open();
    seek(20);
    expect(place()).toBe("0:20 of 1:00");
    for (const [way, reached] of [
      ["Forward", "0:35"],
      ["Back", "0:20"],
      ["Back", "0:05"],
      ["Back", "0:00"],
    ] as const) {
      await user.click(button(`${way} 15 seconds`));
      expect(place()).toBe(`${reached} of 1:00`);
    }
  });

  it("play and pause, and say which", async () => {
    const { user, audio } = open();
    await user.click(button("Pause"));
    expect(audio.paused).toBe(true);
    await user.click(button("Play"));
    expect(audio.paused).toBe(false);
  });

  it("repeat until another inspiration is loaded, and like for good", async () => {
    const { user, player } = open();
    expect([isPressed("Repeat"), isPressed("Like")]).toEqual([true, false]);
    await user.click(button("Repeat"));
    await user.click(button("Like"));
    expect([isPressed("Repeat"), isPressed("Like")]).toEqual([false, true]);
    act(() => {
      player.clear();
      player.open(inspiration);
    });
    expect([isPressed("Repeat"), isPressed("Like")]).toEqual([true, true]);
    act(() => player.open(finishedInspiration({ id: "another" })));
    expect(isPressed("Like")).toBe(false);
  });

  it("continue where they stopped the last time, by a button that then goes", async () => {
    const { user, player } = open(inspiration, { places: { read: () => 42 } });
    expect(player.playback.get().currentTime).toBe(0);
    await user.click(button("Continue at 0:42"));
    expect(player.playback.get().currentTime).toBe(42);
    expect(screen.queryByRole("button", { name: /^Continue at/ })).toBeNull();
  });

  it("minimise", async () => {
    const { user, onMinimise } = open();
    await user.click(button("Minimise player"));
    expect(onMinimise).toHaveBeenCalledTimes(1);
  });
});

describe("The player's sleep timer", () => {
  it("says how long it still runs, and can be called off", async () => {
    const { user, pass } = open();
    await choose(user, /^Sleep timer/, "In 5 minutes");
    expect(button("Sleep timer: 5 min left")).toBeTruthy();
    pass(3 * minute, 20);
    expect(button("Sleep timer: 2 min left")).toBeTruthy();
    await choose(user, /^Sleep timer/, "Off");
    expect(button(/^Sleep timer$/)).toBeTruthy();
  });

  it("lets the inspiration end and not begin again, and says so", async () => {
    const { user, audio } = open();
    await choose(user, /^Sleep timer/, "At the end of this inspiration");
    expect(button("Sleep timer: At end")).toBeTruthy();
    expect(isPressed("Repeat")).toBe(true);
    act(() => audio.end());
    expect(screen.getByText("Paused by the sleep timer")).toBeTruthy();
    expect(place()).toBe("0:00 of 1:00");
    await user.click(button("Play"));
    expect(screen.queryByText("Paused by the sleep timer")).toBeNull();
  });

  it("is over with what was loaded", async () => {
    const { user, player } = open();
    await choose(user, /^Sleep timer/, "In 10 minutes");
    act(() => {
      player.clear();
      player.open(inspiration);
    });
    expect(button(/^Sleep timer$/)).toBeTruthy();
  });
});

describe("Keeping an inspiration on the device", () => {
  it("says so, and lets it go by the same button", async () => {
    const { user, notify } = open();
    await user.click(button("Download"));
    await user.click(button("Downloaded"));
    button("Download");
    expect(notify.success.mock.calls).toEqual([
      ["Downloaded to this device"],
      ["Removed from this device"],
    ]);
  });

  it("that can't be brought here says so, and can be tried again", async () => {
    const { user, downloads, notify } = open();
    downloads.keep.mockRejectedValueOnce(new DownloadError("out-of-reach"));
    await user.click(button("Download"));
    expect(notify.error.mock.lastCall?.[0]).toMatch(/^We couldn't download it/);
    await user.click(button("Download"));
    button("Downloaded");
  });
});

describe("The volume", () => {
  it("is set by a slider, and muted and heard again by a button", async () => {
    const { user, audio } = open();
    fireEvent.input(volumeSlider(), { target: { value: "40" } });
    expect([audio.volume, volumeSlider().getAttribute("aria-valuetext")]).toEqual([0.4, "40%"]);
    await user.click(button("Mute"));
    expect([audio.muted, volumeSlider().getAttribute("aria-valuetext")]).toEqual([true, "Muted"]);
    expect(screen.getByText("The sound is off")).toBeTruthy();
    fireEvent.input(volumeSlider(), { target: { value: "20" } });
    expect([audio.muted, audio.volume]).toEqual([false, 0.2]);
    expect(screen.queryByText("The sound is off")).toBeNull();
  });

  it("is not offered where it is the device's alone", () => {
    open(inspiration, { hasVolume: false });
    expect(screen.queryByRole("slider", { name: "Volume" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Mute" })).toBeNull();
  });
});
