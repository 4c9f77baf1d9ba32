import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { createRemembered } from "./remembered.ts";

function open(recalled: string | null = null) {
  const answers: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  const keep = vi.fn<(value: string) => void>();
  const remembered = createRemembered<string>({
    ask(signal) {
      signals.push(signal);
      const answer = Promise.withResolvers<string>();
      signal.addEventListener("abort", () => answer.reject(signal.reason));
      answers.push(answer);
      return answer.promise;
    },
    recall: () => recalled,
    keep,
  });
  return { ...remembered, keep, answers, signals };
}

describe("What the device remembers", () => {
  it("is shown until the server answers, and replaced by the answer", async () => {
    const { value, refresh, keep, answers } = open("old");
    const refreshed = refresh();
    expect(value.get()).toBe("old");
    answers[0]?.resolve("new");
    await refreshed;
    expect(value.get()).toBe("new");
    expect(keep).toHaveBeenCalledExactlyOnceWith("new");
  });

  it("stays without an answer", async () => {
    const { value, refresh, answers } = open("old");
    const refreshed = refresh();
    answers[0]?.reject(new ApiError("network", ""));
    await refreshed;
    expect(value.get()).toBe("old");
  });

  it("is not enough for whoever needs the server's answer", async () => {
    const { value, ask, answers } = open("old");
    const [asked, later] = [ask(), ask()];
    expect(value.get()).toBe("old");
    answers[1]?.reject(new ApiError("network", "no answer"));
    await expect(asked).rejects.toThrow("aborted");
    await expect(later).rejects.toThrow("no answer");
    expect(value.get()).toBe("old");
    const again = ask();
    answers[2]?.resolve("new");
    expect(await again).toBe("new");
    expect(value.get()).toBe("new");
  });

  it("stays when the question is broken off before a sign-out", async () => {
    const { value, refresh, breakOff, answers } = open("old");
    const refreshed = refresh();
    breakOff();
    await refreshed;
    answers[0]?.resolve("refused");
    expect(value.get()).toBe("old");
    const again = refresh();
    answers[1]?.resolve("new");
    await again;
    expect(value.get()).toBe("new");
  });

  it("has no question under way when the newest is broken off before a sign-out", async () => {
    const { refresh, breakOff, signals } = open();
    const refreshed = [refresh(), refresh()];
    breakOff();
    await Promise.all(refreshed);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it("hides no error of the app's own", async () => {
    const { refresh, answers } = open();
    const refreshed = refresh();
    answers[0]?.reject(new TypeError("a fault"));
    await expect(refreshed).rejects.toThrow("a fault");
  });

  it("is not replaced by an answer to an earlier question, or to one from before a sign-out", async () => {
    const { value, refresh, clear, keep, answers } = open();
    const [first, second] = [refresh(), refresh()];
    answers[1]?.resolve("second");
    await second;
    answers[0]?.resolve("first");
    await first;
    expect(value.get()).toBe("second");
    const late = refresh();
    clear();
    answers[2]?.resolve("somebody else's");
    await late;
    expect(value.get()).toBeNull();
    expect(keep).toHaveBeenCalledExactlyOnceWith("second");
  });
});
