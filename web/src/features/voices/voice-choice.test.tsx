import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { VoiceChoice } from "./voice-choice.tsx";
import { createVoiceSampler } from "./voice-sampler.ts";
import { clara, createFakeSampleAudio, rowan } from "./voices.fakes.ts";

type Props = ComponentProps<typeof VoiceChoice>;

function open(own: Partial<Props> = {}) {
  const audio = createFakeSampleAudio();
  const onChoose = vi.fn<Props["onChoose"]>();
  const { unmount } = render(
    <VoiceChoice
      voices={[rowan, clara]}
      chosen={null}
      remark={null}
      isDisabled={false}
      sampler={createVoiceSampler({ createAudio: () => audio, pauseOthers: () => {} })}
      onChoose={onChoose}
      {...own}
    />,
  );
  return { user: userEvent.setup(), audio, onChoose, unmount };
}

const group = () => screen.getByRole<HTMLFieldSetElement>("radiogroup", { name: "Voice" });
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const hear = (name: string) =>
  screen.getByRole<HTMLButtonElement>("button", { name: `Hear ${name}` });

const isHeard = (name: string) => hear(name).getAttribute("aria-pressed") === "true";

describe("The choice of a voice", () => {
  it("has a radio for each, with its character; the first is the default", async () => {
    const { user, onChoose } = open();
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(radio("Rowan low, steady").checked).toBe(true);
    await user.click(radio("Clara light, clear"));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(clara);
  });

  it("shows what was chosen, and the first in place of one that is gone", () => {
    open({ chosen: "slt" });
    expect(radio("Clara light, clear").checked).toBe(true);
  });

  it("shows the first in place of one that is not offered any more", () => {
    open({ chosen: "gone" });
    expect(radio("Rowan low, steady").checked).toBe(true);
  });

  it("lets each be heard, one at a time, and chooses none by it", async () => {
    const { user, audio, onChoose } = open();
    await user.click(hear("Rowan"));
    expect(isHeard("Rowan")).toBe(true);
    expect(hear("Rowan").getAttribute("aria-busy")).toBe("true");
    act(() => audio.fire("playing"));
    expect(hear("Rowan").getAttribute("aria-busy")).toBeNull();
    await user.click(hear("Clara"));
    expect([isHeard("Rowan"), isHeard("Clara")]).toEqual([false, true]);
    act(() => audio.fire("playing"));
    act(() => audio.fire("ended"));
    expect(isHeard("Clara")).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("falls silent when the screen is left", async () => {
    const { user, audio, unmount } = open();
    await user.click(hear("Rowan"));
    unmount();
    expect(audio.isPaused).toBe(true);
  });

  it("is shown where nothing can be changed, and says why", () => {
    const remark = "You can change it once you are connected again.";
    open({ isDisabled: true, remark });
    expect(group().disabled).toBe(true);
    expect(radio("Rowan low, steady").checked).toBe(true);
    expect(
      document.getElementById(group().getAttribute("aria-describedby") ?? "")?.textContent,
    ).toBe(remark);
  });
});
