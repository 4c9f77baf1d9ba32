import { describe, expect, it, vi } from "vitest";
import type { HandedOn } from "../../platform/share.ts";
import { createHandOver } from "./hand-over.ts";
import { finishedInspiration } from "./player.fakes.ts";

const steady = finishedInspiration({ title: "Steady" });

function handOver(outcome: HandedOn | Error) {
  const notices: string[] = [];
  const give = vi.fn<(file: File) => Promise<HandedOn>>(async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  const readAudioFile = vi.fn<() => Promise<File>>(async () => new File([], "Steady.mp3"));
  const forget = vi.fn<() => Promise<void>>(async () => {});
  const over = createHandOver({
    readAudioFile,
    sharing: { share: give, save: give, forget },
    notify: {
      success: (text) => void notices.push(text),
      error: (text) => void notices.push(`error: ${text}`),
    },
  });
  return { over, notices, give, readAudioFile, forget };
}

describe("Handing over the audio", () => {
  it.each([
    ["saved", ["Saved to your downloads"]],
    ["shared", []],
    ["dismissed", []],
    [
      new Error("refused"),
      ["error: This could not be saved. Check your connection, then try again."],
    ],
  ] as const)("by saving it, %s, says so", async (outcome, said) => {
    const { over, notices } = handOver(outcome);
    await over.saveAudio(steady);
    expect(notices).toEqual(said);
  });

  it.each([
    ["saved", ["Saved to your downloads"]],
    ["shared", []],
    ["dismissed", []],
    [new Error("refused"), ["error: This could not be shared. Please try again."]],
  ] as const)("by sharing it, %s, says so", async (outcome, said) => {
    const { over, notices } = handOver(outcome);
    await over.shareAudio(steady);
    expect(notices).toEqual(said);
  });

  it("shares at once at the second tap, when the file came too late for the first", async () => {
    const { over, notices, readAudioFile, give } = handOver("needs-tap");
    await over.shareAudio(steady);
    expect(notices).toEqual(["It is ready now. Tap Share again."]);
    await over.shareAudio(steady);
    expect(readAudioFile).toHaveBeenCalledTimes(1);
    expect(give).toHaveBeenCalledTimes(2);
    // Under a new title it is another file.
    await over.shareAudio({ ...steady, title: "Before the talk" });
    expect(readAudioFile).toHaveBeenCalledTimes(2);
  });

  it("leaves nothing behind for whoever comes next", async () => {
    const { over, readAudioFile, forget } = handOver("needs-tap");
    await over.shareAudio(steady);
    expect(forget).not.toHaveBeenCalled();
    over.forget();
    expect(forget).toHaveBeenCalledOnce();
    await over.shareAudio(steady);
    expect(readAudioFile).toHaveBeenCalledTimes(2);
  });

  it.each(["saveAudio", "shareAudio"] as const)(
    "by %s gives and says nothing when the person leaves while it is read",
    async (way) => {
      for (const outcome of ["saved", new Error("refused")] as const) {
        const { over, notices, readAudioFile, give, forget } = handOver(outcome);
        const { promise, resolve, reject } = Promise.withResolvers<File>();
        readAudioFile.mockReturnValue(promise);
        const handed = over[way](steady);
        over.forget();
        if (outcome === "saved") resolve(new File([], "Steady.mp3"));
        else reject(outcome);
        await handed;
        expect(give).not.toHaveBeenCalled();
        expect(notices).toEqual([]);
        // The app has kept nothing of it: what is there by now is the next person's.
        expect(forget).toHaveBeenCalledOnce();
      }
    },
  );

  it.each(["saveAudio", "shareAudio"] as const)(
    "by %s says and keeps nothing when the person leaves while it is given",
    async (way) => {
      for (const outcome of ["saved", "needs-tap", new Error("refused")] as const) {
        const { over, notices, readAudioFile, give, forget } = handOver("dismissed");
        const { promise, resolve, reject } = Promise.withResolvers<HandedOn>();
        give.mockReturnValueOnce(promise);
        const handed = over[way](steady);
        await vi.waitFor(() => expect(give).toHaveBeenCalledOnce());
        over.forget();
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
        await handed;
        expect(notices).toEqual([]);
        // Once when they left, and once for what was kept since then.
        expect(forget).toHaveBeenCalledTimes(2);
        await over.shareAudio(steady);
        expect(readAudioFile).toHaveBeenCalledTimes(2);
      }
    },
  );

  it.each([
    ["saveAudio", "has ended"],
    ["saveAudio", "is under way"],
    ["shareAudio", "has ended"],
    ["shareAudio", "is under way"],
  ] as const)(
    "by %s removes nothing of the next person's when it ends late and theirs %s",
    async (way, theirs) => {
      const { over, give, forget } = handOver("shared");
      const [first, next] = [Promise.withResolvers<HandedOn>(), Promise.withResolvers<HandedOn>()];
      give.mockReturnValueOnce(first.promise).mockReturnValueOnce(next.promise);
      const late = over[way](steady);
      await vi.waitFor(() => expect(give).toHaveBeenCalledOnce());
      over.forget();
      const later = over[way](steady);
      await vi.waitFor(() => expect(give).toHaveBeenCalledTimes(2));
      if (theirs === "has ended") {
        next.resolve("shared");
        await later;
      }
      first.resolve("shared");
      await late;
      next.resolve("shared");
      await later;
      expect(forget).toHaveBeenCalledOnce();
      over.forget();
      expect(forget).toHaveBeenCalledTimes(2);
    },
  );

  it("leaves nothing of either when the next person has left, too, before it ends", async () => {
    const { over, give, forget } = handOver("shared");
    const { promise, resolve } = Promise.withResolvers<HandedOn>();
    give.mockReturnValueOnce(promise);
    const late = over.saveAudio(steady);
    await vi.waitFor(() => expect(give).toHaveBeenCalledOnce());
    over.forget();
    await over.shareAudio(steady);
    over.forget();
    resolve("shared");
    await late;
    expect(forget).toHaveBeenCalledTimes(3);
  });
});
