import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { finishedInspiration } from "./player.fakes.ts";
import {
  timeline,
  inspiration,
  open,
  button,
  region,
  lit,
  spoken,
} from "./player-view.fixture.tsx";

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

  it("follows what is newly loaded, wherever the one before it was read", () => {
    const { pass, load } = open();
    pass(0, 12);
    const box = region().parentElement as HTMLElement;
    // Nothing is laid out here: every line counts as out of view.
    fireEvent.wheel(box);
    fireEvent.scroll(box);
    expect(button("Back to now")).toBeTruthy();
    load({ ...inspiration, id: "another" });
    pass(0, 12);
    fireEvent.scroll(box);
    expect(lit()).toEqual(["Let your shoulders come down."]);
    expect(screen.queryByRole("button", { name: "Back to now" })).toBeNull();
  });

  it("is not offered where there is no text", () => {
    open({ ...inspiration, scriptText: null });
    expect(screen.queryByRole("button", { name: "Read along" })).toBeNull();
  });
});

describe("The words", () => {
  it("are text, whatever markup stands in them", () => {
    const markup = '<img src="x" onerror="alert(1)"> & <b>breathe</b>';
    open({ ...inspiration, title: markup, scriptText: markup, timeline: [] });
    expect(screen.getAllByText(markup).length).toBeGreaterThanOrEqual(2);
    expect(document.querySelector("b, [onerror]")).toBeNull();
  });

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
    expect(text.textContent).toContain(inspiration.scriptText ?? "none");
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
    const { user, audio } = open(finishedInspiration({ scriptText: "You are here." }), {
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
