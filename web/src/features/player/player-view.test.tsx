import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { createVariable } from "../../api/observable.ts";
import { DownloadError } from "../../platform/downloads.ts";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";
import type { PlayerDependencies } from "./player.ts";
import { createVolume } from "./volume.ts";
import { PlayerView } from "./player-view.tsx";

const minute = 60_000;
const timeline = [
  { text: "You are here.", start: 0.5, end: 2 },
  { text: "Let your shoulders come down.", start: 10, end: 14 },
  { text: "The room is yours.", start: 30, end: 34 },
];
const inspiration = finishedInspiration({
  timeline,
  recordText: timeline.map(({ text }) => text).join(" "),
});

/** The player's screen while the inspiration plays. */
function open(
  shown = inspiration,
  {
    places = { read: () => null },
    hasVolume = true,
  }: { places?: PlayerDependencies["places"]; hasVolume?: boolean } = {},
) {
  let time = Date.parse("2026-06-15T22:00:00.000Z");
  const all = playerWithFakes({ now: () => time, places });
  all.player.open(shown);
  all.audio.arrive();
  const kept = createVariable<ReadonlySet<string>>(new Set());
  const downloads = {
    kept,
    keep: vi.fn<() => Promise<void>>(async () => kept.set(new Set([shown.id]))),
    release: vi.fn<() => Promise<void>>(async () => kept.set(new Set())),
  };
  const notify = {
    error: vi.fn<(text: string) => void>(),
    success: vi.fn<(text: string) => void>(),
  };
  const volume = hasVolume ? createVolume(all.audio, { read: () => 100, write: () => {} }) : null;
  const onMinimise = vi.fn<() => void>();
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    const reading = { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
    return (
      <PlayerView
        player={all.player}
        inspiration={shown}
        downloads={downloads}
        isOutOfReach={false}
        reading={reading}
        volume={volume}
        notify={notify}
        onShare={() => {}}
        onMinimise={onMinimise}
      />
    );
  }
  render(<Screen />);
  return {
    ...all,
    user: userEvent.setup(),
    downloads,
    notify,
    onMinimise,
    /** Advances the clock, and reports this position of the audio, in seconds. */
    pass: (milliseconds: number, seconds: number) =>
      act(() => {
        time += milliseconds;
        if (!all.audio.paused) all.audio.advance(seconds);
      }),
  };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Seek" });
const place = () => slider().getAttribute("aria-valuetext");
const region = () => screen.getByRole("region", { name: "Your Inspiration" });
const lit = () =>
  Array.from(region().querySelectorAll("[aria-current]"), ({ textContent }) => textContent);
const isPressed = (name: string) => button(name).getAttribute("aria-pressed") === "true";
const spoken = () => document.querySelector('p[aria-hidden="true"]')?.textContent;

const volumeSlider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Volume" });

/** Swipes from 30 px to 90 px from the top, beginning on this element. */
function swipe(from: Element): void {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true };
  fireEvent.pointerDown(from, { ...pointer, clientY: 30 });
  fireEvent.pointerMove(from, { ...pointer, clientY: 90 });
  fireEvent.pointerUp(from, { ...pointer, clientY: 90 });
}

/** Drags the thumb of the slider to this second. */
function seek(seconds: number): void {
  fireEvent.input(slider(), { target: { value: String(seconds) } });
  fireEvent.pointerUp(slider());
}

async function choose(
  user: ReturnType<typeof userEvent.setup>,
  option: RegExp,
  choice: string,
): Promise<void> {
  await user.click(button(option));
  await user.click(screen.getByRole("radio", { name: choice }));
  await user.click(button("Done"));
}

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

describe("Reading along", () => {
  it("the cover's view has the spoken line below the title, from the first one on", () => {
    const { pass } = open();
    expect(spoken()).toBe("You are here.");
    pass(0, 12);
    expect(spoken()).toBe("Let your shoulders come down.");
  });

  it("opens at the cover with title, play and time, and begins at the text's heading", async () => {
    const { user, audio, pass } = open();
    pass(0, 12);
    await user.click(button("Read along"));
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your Inspiration" }));
    expect(screen.getByText("0:12 of 1:00")).toBeTruthy();
    const [bar] = screen.getAllByRole("button", { name: "Pause" });
    if (bar !== undefined) await user.click(bar);
    expect(audio.paused).toBe(true);
  });

  it.each(["{Escape}", "Close the text"])("'%s' leads back to the cover", async (way) => {
    const { user, onMinimise } = open();
    await user.click(button("Read along"));
    if (way === "{Escape}") await user.keyboard(way);
    else await user.click(button(way));
    expect(document.activeElement).toBe(button("Read along"));
    expect(screen.queryByRole("button", { name: "Close the text" })).toBeNull();
    expect(onMinimise).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onMinimise).toHaveBeenCalledTimes(1);
  });

  it("is not offered where there is no text", () => {
    open({ ...inspiration, recordText: null });
    expect(screen.queryByRole("button", { name: "Read along" })).toBeNull();
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

describe("The words", () => {
  it("play from the line that is pressed", async () => {
    const { user, audio } = open();
    await user.click(button("Pause"));
    await user.click(screen.getByText("The room is yours."));
    expect(audio.paused).toBe(false);
    expect(audio.currentTime).toBe(30);
    expect(lit()).toEqual(["The room is yours."]);
  });

  it("are one stop for the keyboard, whose arrows go from line to line in silence until Enter", async () => {
    const { user, audio } = open(inspiration, { hasVolume: false });
    await user.click(button("Pause"));
    button("Download").focus();
    await user.tab();
    expect(document.activeElement).toBe(region());
    for (const [key, line] of [
      ["{ArrowDown}", 0],
      ["{ArrowDown}", 1],
      ["{ArrowDown}", 2],
      ["{ArrowDown}", 2],
      ["{ArrowUp}", 1],
      ["{Home}", 0],
      ["{End}", 2],
    ] as const) {
      await user.keyboard(key);
      expect(lit()).toEqual([timeline[line]?.text]);
    }
    expect(audio.paused).toBe(true);
    await user.keyboard("{Enter}");
    expect(audio.paused).toBe(false);
    await user.tab();
    expect(document.activeElement).not.toBe(region());
  });

  it("mark lines that were made from the person's words or goals, and add nothing to the text", () => {
    const marked = timeline.map((line, index) =>
      index === 0 ? line : ({ ...line, from: index === 1 ? "words" : "goal-2" } as const),
    );
    open({ ...inspiration, timeline: marked });
    const text = screen.getByRole("region", { name: "Your Inspiration" });
    const marks = within(text).getAllByRole("img");
    expect(marks.map((mark) => mark.getAttribute("aria-label"))).toEqual([
      "From what you wrote",
      "From your second goal",
    ]);
    expect(marks[1]?.previousElementSibling?.textContent).toBe("The room is yours.");
    expect(text.textContent).toContain(inspiration.recordText ?? "none");
  });

  it("end with who made them, in a line that is no part of what is spoken", async () => {
    const madeBy = { writer: "Hearten", voice: "Rowan" };
    const { user, audio } = open({ ...inspiration, madeBy });
    const line = screen.getByText("Made by a machine: written by Hearten, spoken by Rowan.");
    expect(region().lastElementChild).toBe(line);
    const place = audio.currentTime;
    await user.click(line);
    expect(audio.currentTime).toBe(place);
    expect(lit()).not.toContain(line.textContent);
  });

  it("end with nothing where that is not known", () => {
    open();
    expect(screen.queryByText(/^Made by/)).toBeNull();
  });

  it("of an inspiration without times are plain text, which still scrolls by keyboard", async () => {
    const { user, audio } = open(finishedInspiration({ recordText: "You are here." }), {
      hasVolume: false,
    });
    await user.click(screen.getByText("You are here."));
    expect(audio.currentTime).toBe(0);
    expect(lit()).toEqual([]);
    button("Download").focus();
    await user.tab();
    expect(document.activeElement).toBe(region());
  });
});
