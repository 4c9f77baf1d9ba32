import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { useState } from "react";
import { vi } from "vitest";
import { createVariable } from "../../api/observable.ts";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";
import type { PlayerDependencies } from "./player.ts";
import { createVolume } from "./volume.ts";
import { PlayerView } from "./player-view.tsx";

export const minute = 60_000;
export const timeline = [
  { text: "You are here.", start: 0.5, end: 2 },
  { text: "Let your shoulders come down.", start: 10, end: 14 },
  { text: "The room is yours.", start: 30, end: 34 },
];
export const inspiration = finishedInspiration({
  timeline,
  scriptText: timeline.map(({ text }) => text).join(" "),
});

/** The player's screen while the inspiration plays. */
export function open(
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
  function Screen({ inspiration }: { readonly inspiration: Inspiration }) {
    const [isOpen, setOpen] = useState(false);
    const reading = { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
    return (
      <PlayerView
        player={all.player}
        inspiration={inspiration}
        downloads={downloads}
        isOutOfReach={false}
        isStill={false}
        reading={reading}
        volume={volume}
        notify={notify}
        onShare={() => {}}
        onMinimise={onMinimise}
      />
    );
  }
  const { rerender } = render(<Screen inspiration={shown} />);
  return {
    ...all,
    user: userEvent.setup(),
    downloads,
    notify,
    onMinimise,
    /** Plays and shows another one. */
    load: (another: Inspiration) => {
      act(() => {
        all.player.open(another);
        all.audio.arrive();
      });
      rerender(<Screen inspiration={another} />);
    },
    /** Advances the clock, and reports this position of the audio, in seconds. */
    pass: (milliseconds: number, seconds: number) =>
      act(() => {
        time += milliseconds;
        if (!all.audio.paused) all.audio.advance(seconds);
      }),
  };
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Seek" });
export const place = () => slider().getAttribute("aria-valuetext");
export const region = () => screen.getByRole("region", { name: "Your Inspiration" });
export const lit = () =>
  Array.from(region().querySelectorAll("[aria-current]"), ({ textContent }) => textContent);
export const isPressed = (name: string) => button(name).getAttribute("aria-pressed") === "true";
export const spoken = () => document.querySelector('p[aria-hidden="true"]')?.textContent;

export const volumeSlider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Volume" });

/** Swipes from 30 px to 90 px from the top, beginning on this element. */
export function swipe(from: Element): void {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true };
  fireEvent.pointerDown(from, { ...pointer, clientY: 30 });
  fireEvent.pointerMove(from, { ...pointer, clientY: 90 });
  fireEvent.pointerUp(from, { ...pointer, clientY: 90 });
}

/** Drags the thumb of the slider to this second. */
export function seek(seconds: number): void {
  fireEvent.input(slider(), { target: { value: String(seconds) } });
  fireEvent.pointerUp(slider());
}

export async function choose(
  user: ReturnType<typeof userEvent.setup>,
  option: RegExp,
  choice: string,
): Promise<void> {
  await user.click(button(option));
  await user.click(screen.getByRole("radio", { name: choice }));
  await user.click(button("Done"));
}
