import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useSavedAtOnce } from "./use-saved-at-once.ts";

/** A setting that is "off". The test answers or refuses what is saved. */
function setUp() {
  const saves: { readonly value: string; readonly done: PromiseWithResolvers<void> }[] = [];
  const told: string[] = [];
  let saved = "off";
  const { result } = renderHook(() =>
    useSavedAtOnce(
      saved,
      async (value) => {
        const done = Promise.withResolvers<void>();
        saves.push({ value, done });
        await done.promise;
        saved = value;
      },
      {
        onSaved: (value) => void told.push(`saved ${value}`),
        onFailed: (error) => void told.push(String(error)),
      },
    ),
  );
  return {
    told,
    shown: () => result.current[0],
    change: (value: string) => act(() => result.current[1](value)),
    sent: () => saves.map(({ value }) => value),
    answer: (place: number) => act(async () => saves[place]?.done.resolve()),
    refuse: (place: number) => act(async () => saves[place]?.done.reject(new Error("no answer"))),
  };
}

describe("A setting that is saved at once", () => {
  it("sends of the changes made meanwhile only the last", async () => {
    const setting = setUp();
    for (const value of ["soft", "louder", "full"]) setting.change(value);
    expect([setting.shown(), setting.sent()]).toEqual(["full", ["soft"]]);
    await setting.answer(0);
    await setting.answer(1);
    expect(setting.sent()).toEqual(["soft", "full"]);
    expect([setting.shown(), setting.told]).toEqual(["full", ["saved full"]]);
  });

  it("sends the last change also when the one before it has failed", async () => {
    const setting = setUp();
    setting.change("soft");
    setting.change("full");
    await setting.refuse(0);
    expect([setting.shown(), setting.sent()]).toEqual(["full", ["soft", "full"]]);
    await setting.answer(1);
    expect([setting.shown(), setting.told]).toEqual(["full", ["saved full"]]);
  });

  it("is as it was, and says so, when the last change has failed", async () => {
    const setting = setUp();
    setting.change("soft");
    setting.change("full");
    await setting.refuse(0);
    await setting.refuse(1);
    expect([setting.shown(), setting.told]).toEqual(["off", ["Error: no answer"]]);
    setting.change("soft");
    await setting.answer(2);
    expect([setting.shown(), setting.told.at(-1)]).toEqual(["soft", "saved soft"]);
  });
});
