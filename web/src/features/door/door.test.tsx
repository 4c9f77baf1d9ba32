import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Door } from "./door.tsx";

const sample = { lines: [{ text: "Think of shoes.", start: 1, end: 5 }] };

function open(play: () => Promise<void>) {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
  const { container, unmount } = render(
    <Door readSpokenSample={async () => sample} registerPath="/register" privacyPath="/privacy" />,
  );
  const audio = container.querySelector("audio");
  if (audio === null) throw new Error("There is no audio.");
  const tell = (name: string) => act(() => void audio.dispatchEvent(new Event(name)));
  return { user: userEvent.setup(), audio, tell, pause, unmount };
}

const button = (name: string) => screen.findByRole("button", { name });

describe("The door", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("says what Hearten is and leads in, and plays and loads nothing by itself", () => {
    const { audio } = open(async () => {});
    expect(screen.getByText(/^Your goals and what's on your mind, spoken back/)).toBeDefined();
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/privacy", "/register"]);
    expect(audio.getAttribute("preload")).toBe("none");
    expect(audio.hasAttribute("autoplay")).toBe(false);
  });

  it("plays the sample at a tap with the words that are spoken, and pauses at another", async () => {
    const { user, audio, tell, pause } = open(async () => {});
    await user.click(await button("Hear a sample"));
    tell("play");
    audio.currentTime = 2;
    tell("timeupdate");
    await button("Pause the sample");
    expect(screen.getByText("Think of shoes.")).toBeDefined();

    await user.click(await button("Pause the sample"));
    expect(pause).toHaveBeenCalledTimes(1);
    tell("pause");
    await button("Hear a sample");
    tell("ended");
    expect(screen.queryByText("Think of shoes.")).toBeNull();
  });

  it("says when the sample can't be played, and tries again", async () => {
    let isThere = false;
    const { user } = open(async () => {
      if (!isThere) throw new DOMException("gone", "NotSupportedError");
    });
    // There before its text, or screen readers miss it.
    const status = screen.getByRole("status");
    await user.click(await button("Hear a sample"));
    await vi.waitFor(() =>
      expect(status.textContent).toBe("We couldn't play the sample. Please try again."),
    );
    isThere = true;
    await user.click(await button("Hear a sample"));
    expect(screen.queryByText(/We couldn't play/)).toBeNull();
  });

  it("is silent once it is left", () => {
    const { pause, unmount } = open(async () => {});
    unmount();
    expect(pause).toHaveBeenCalled();
  });
});
