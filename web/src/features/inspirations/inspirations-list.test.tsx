import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import defaultCover from "../../assets/default-cover.svg";
import { inspirationOf } from "./inspirations.fakes.ts";
import { InspirationsList } from "./inspirations-list.tsx";
import { noAnswer, setUpStore, snapshot } from "./inspirations-store.fakes.ts";
import { ListAnnouncer } from "./list-announcer.tsx";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const noon = Date.parse("2026-06-15T12:00:00.000Z");

type Calls =
  | "onOpen"
  | "onPlayPause"
  | "onCreate"
  | "onRename"
  | "onSaveAudio"
  | "onAnother"
  | "onRemove"
  | "onCancel"
  | "onFocusLost";

/** The list as on the dashboard, with a record of its callbacks. */
function open(client: Parameters<typeof setUpStore>[0] = {}) {
  const all = setUpStore(client);
  const called: [Calls, string?][] = [];
  let now = noon;
  const listeners = new Set<() => void>();
  render(
    <>
      <ListAnnouncer store={all.store} />
      <InspirationsList
        store={all.store}
        clock={{
          now: () => now,
          subscribe(listener) {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
        }}
        found={null}
        unsent={[]}
        withPictures={(inspiration) => inspiration}
        playbackOf={() => "none"}
        liked={new Set(["liked"])}
        kept={new Set()}
        isOutOfReach={() => false}
        onOpen={({ id }) => called.push(["onOpen", id])}
        onPlayPause={({ id }) => called.push(["onPlayPause", id])}
        onRetry={(inspiration) => all.store.retry(inspiration, [])}
        actionsFor={(inspiration) => {
          const note = (name: Calls) => () => void called.push([name, inspiration.id]);
          return {
            onRename: note("onRename"),
            onSaveAudio: note("onSaveAudio"),
            onAnother: note("onAnother"),
            onRemove() {
              note("onRemove")();
              all.store.hide(inspiration);
            },
            onCancel: note("onCancel"),
          };
        }}
        onSendAgain={() => {}}
        onDiscard={() => {}}
        onFocusLost={() => called.push(["onFocusLost"])}
        onCreate={() => called.push(["onCreate"])}
        onShowAll={() => {}}
        onOlderFailed={() => {}}
      />
    </>,
  );
  act(() => all.store.open());
  return {
    ...all,
    user: userEvent.setup(),
    called,
    hear: (...inspirations: Inspiration[]) => act(() => all.hear(snapshot(...inspirations))),
    /** The newest page, with older ones to load. */
    hearNewest: (...inspirations: Inspiration[]) =>
      act(() => all.hear({ type: "snapshot", inspirations, nextCursor: "older" })),
    pass: (milliseconds: number) =>
      act(() => {
        now += milliseconds;
        for (const listener of listeners) listener();
      }),
  };
}

const items = () => screen.getAllByRole("listitem");
const firstItem = () => items()[0] as HTMLElement;
const labels = () =>
  items().map((item) => /Just now|Yesterday|\d+ \w+ ago/.exec(item.textContent)?.[0]);
const button = (name: string) => screen.getByRole("button", { name });

describe("The list", () => {
  it("marks what the person likes", () => {
    const { hear } = open();
    hear(inspirationOf({ id: "liked" }), inspirationOf({ id: "other" }));
    expect(items().map((item) => within(item).queryByText("Liked") !== null)).toEqual([
      true,
      false,
    ]);
  });

  it("tells ages, which move on by themselves", () => {
    const { hear, pass } = open();
    const ages = [
      [0, "Just now", "1 minute ago"],
      [minute, "1 minute ago", "2 minutes ago"],
      [hour - minute, "59 minutes ago", "1 hour ago"],
      [day - minute, "23 hours ago", "Yesterday"],
      [2 * day - minute, "Yesterday", "2 days ago"],
      [7 * day - minute, "6 days ago", "1 week ago"],
      [14 * day, "2 weeks ago", "2 weeks ago"],
      [30 * day - minute, "4 weeks ago", "1 month ago"],
      [120 * day, "4 months ago", "4 months ago"],
    ] as const;
    hear(
      ...ages.map(([age], place) =>
        inspirationOf({ id: String(place), createdAt: new Date(noon - age).toISOString() }),
      ),
    );
    expect(labels()).toEqual(ages.map(([, label]) => label));
    pass(70_000);
    expect(labels()).toEqual(ages.map(([, , later]) => later));
  });

  it("tells what a finished inspiration is about, and how long it is", async () => {
    const { hear, user, called } = open();
    hear(inspirationOf({ duration: 184 }), inspirationOf({ id: "untitled", title: null }));
    const [first, second] = items() as [HTMLElement, HTMLElement];
    for (const words of ["Calm confidence", "Let your shoulders come down.", "3 min, 4 sec"])
      expect(within(first).getByText(words)).toBeTruthy();
    await user.click(button("Play Steady before the big room"));
    await user.click(button("Steady before the big room"));
    await user.click(within(second).getByRole("button", { name: "Personal Inspiration" }));
    expect(called).toEqual([
      ["onPlayPause", "one"],
      ["onOpen", "one"],
      ["onOpen", "untitled"],
    ]);
  });

  it("shows markup as the text that it is, whoever wrote it", () => {
    const { hear } = open();
    const markup = '<img src="x" onerror="alert(1)"><b>Calm</b>';
    hear(inspirationOf({ title: markup, preference: markup, scriptText: markup }));
    const [item] = items() as [HTMLElement];
    expect(within(item).getByRole("button", { name: markup })).toBeTruthy();
    expect(within(item).getAllByText(markup).length).toBeGreaterThanOrEqual(3);
    expect(item.querySelector("b, [onerror]")).toBeNull();
  });

  it.each(["pending", "processing", "failed"] as const)(
    "plays nothing that is %s, wherever it is pressed",
    async (status) => {
      const { hear, user, called } = open();
      // It has audio too, so a missing address is not the reason that nothing plays.
      hear(inspirationOf({ status, error: "No voice today." }));
      const [item] = items() as [HTMLElement];
      const isWaiting = status !== "failed";
      const shown = isWaiting
        ? ["Generating...", "Your inspiration is being generated..."]
        : ["We couldn't finish this one", "No voice today."];
      for (const words of shown) await user.click(within(item).getByText(words));
      await user.click(item);
      item.focus();
      await user.keyboard("{Enter} ");
      expect(called).toEqual([]);
      const buttons = within(item).queryAllByRole("button");
      expect(buttons.map(({ textContent }) => textContent)).toEqual(
        isWaiting ? ["Cancel"] : ["Try again", "Remove"],
      );
      expect(within(item).queryByRole("link")).toBeNull();
      expect(item.textContent).not.toMatch(/min, \d+ sec/);
    },
  );

  it("has a menu for each finished inspiration, which renames, saves, repeats and removes it", async () => {
    const { hear, user, called } = open();
    hear(inspirationOf({}), inspirationOf({ id: "two", title: "The garden" }));
    await user.click(button("More for The garden"));
    const names = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(names).toEqual(["Rename", "Save audio", "Another like this", "Remove"]);
    await user.click(screen.getByRole("menuitem", { name: "Rename" }));
    expect(screen.queryByRole("menu")).toBeNull();
    for (const name of ["Save audio", "Another like this", "Remove"]) {
      await user.click(button("More for Steady before the big room"));
      await user.click(screen.getByRole("menuitem", { name }));
    }
    expect(called).toEqual([
      ["onRename", "two"],
      ["onSaveAudio", "one"],
      ["onAnother", "one"],
      ["onRemove", "one"],
    ]);
  });

  it("keeps the focus when a card is removed: on the one in its place, or else beside the list", async () => {
    const { hear, user, called } = open();
    hear(inspirationOf({}), inspirationOf({ id: "two", title: "The garden" }));
    const remove = async (name: string) => {
      await user.click(button(`More for ${name}`));
      await user.click(screen.getByRole("menuitem", { name: "Remove" }));
    };
    await remove("Steady before the big room");
    expect(items()).toHaveLength(1);
    expect(document.activeElement).toBe(items()[0]);
    await remove("The garden");
    expect(called.at(-1)).toEqual(["onFocusLost"]);
  });

  describe("when older ones come", () => {
    const older = inspirationOf({ id: "older", createdAt: "2026-01-01T00:00:00.000Z" });
    const listInspirations = async () => ({ inspirations: [older], nextCursor: null });

    it("gives the focus to the first of them, if the button had it that goes", async () => {
      const { hearNewest, user } = open({ listInspirations });
      hearNewest(inspirationOf({}));
      await user.click(button("Show more"));
      expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
      expect(document.activeElement).toBe(items()[1]);
    });

    it("takes no focus when they come by themselves", async () => {
      const comeNear: (() => void)[] = [];
      vi.spyOn(globalThis, "IntersectionObserver").mockImplementation(function (callback) {
        const used: Partial<IntersectionObserver> = { observe: () => {}, disconnect: () => {} };
        const observer = used as IntersectionObserver;
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        comeNear.push(() => callback([entry], observer));
        return observer;
      });
      const { hearNewest } = open({ listInspirations });
      hearNewest(inspirationOf({}));
      await act(async () => comeNear.at(-1)?.());
      expect(items()).toHaveLength(2);
      expect(document.activeElement).toBe(document.body);
    });
  });

  it.each(["the card", "nothing"])(
    "gives %s the focus when a failed one is tried again, as the button had it or not",
    async (what) => {
      const { hear, user } = open({
        updateInspirationStatus: async () => ({
          inspiration: inspirationOf({ status: "processing" }),
        }),
        createAffirmation: async () => ({}),
      });
      hear(inspirationOf({ status: "failed" }));
      if (what === "the card") await user.click(button("Try again"));
      else await act(async () => void fireEvent.click(button("Try again")));
      expect(button("Cancel")).toBeTruthy();
      expect(document.activeElement).toBe(what === "the card" ? items()[0] : document.body);
    },
  );

  it("shows what the person wrote for one that failed, which is tried again or removed", async () => {
    const { hear, user, called } = open();
    hear(
      inspirationOf({
        status: "failed",
        error: "The voice gave out.",
        description: "My first talk",
      }),
    );
    const [item] = items() as [HTMLElement];
    for (const words of ["“My first talk”", "The voice gave out."])
      expect(within(item).getByText(words)).toBeTruthy();
    for (const name of ["Try again", "Remove"])
      expect(
        within(item).getByRole("button", { name, description: "“My first talk”" }),
      ).toBeTruthy();
    await user.click(button("Remove"));
    expect(called).toContainEqual(["onRemove", "one"]);
  });

  it("cancels one that is being generated by one press", async () => {
    const { hear, user, called } = open();
    hear(inspirationOf({ status: "processing" }));
    await user.click(button("Cancel"));
    expect(called).toEqual([["onCancel", "one"]]);
  });

  it("shows a card's own picture, or the default one where there is none or it can't be loaded", () => {
    const { hear } = open();
    hear(inspirationOf({ thumbnail: "/own.webp" }), inspirationOf({ id: "two", thumbnail: null }));
    const pictures = items().map((item) => item.querySelector("img") as HTMLImageElement);
    const shown = () => pictures.map((picture) => picture.getAttribute("src"));
    expect(shown()).toEqual(["/own.webp", defaultCover]);
    act(() => void fireEvent.error(pictures[0] as HTMLImageElement));
    expect(shown()).toEqual([defaultCover, defaultCover]);
  });

  it("that is empty leads to the first inspiration", async () => {
    const { hear, user, called } = open();
    hear();
    expect(screen.getByText("Ready to start your journey?")).toBeTruthy();
    await user.click(button("Create Your First Affirmation"));
    expect(called).toEqual([["onCreate"]]);
  });

  it("that can't be read is empty and says so, and is there once it can", async () => {
    const listInspirations = vi.fn<() => Promise<never>>(noAnswer);
    const { lose, wait, user, store } = open({ listInspirations });
    await act(async () => {
      lose();
      for (let second = 0; second < 60 && store.list.get().status === "loading"; second += 1)
        await wait(1_000);
    });
    expect(screen.getByRole("alert").textContent).toContain("We couldn't load your inspirations.");
    expect(screen.queryByRole("listitem")).toBeNull();
    listInspirations.mockResolvedValue({ inspirations: [], nextCursor: null } as never);
    await user.click(button("Try again"));
    expect(await screen.findByText("Ready to start your journey?")).toBeTruthy();
  });

  it("tells of one that waits what was written, what is happening and how long it takes", () => {
    const { hear } = open();
    const at = (making: Inspiration["making"]) =>
      hear(inspirationOf({ status: "processing", description: "  A big\npresentation ", making }));
    at(null);
    expect(within(firstItem()).getByText("“A big presentation”")).toBeTruthy();
    expect(firstItem().textContent).not.toMatch(/Writing|about|before/);
    at({ step: null, ahead: 2, seconds: 12 });
    expect(within(firstItem()).getByText("2 before yours, about 10 seconds")).toBeTruthy();
    at({ step: "speaking", ahead: null, seconds: 4 });
    expect(within(firstItem()).getByText("Speaking")).toBeTruthy();
    expect(within(firstItem()).getByText("usually about 5 seconds")).toBeTruthy();
    expect(firstItem().textContent).not.toContain("before yours");
  });

  it("marks the card that becomes ready while it is seen, and no other", () => {
    const { hear } = open();
    hear(inspirationOf({ status: "processing" }), inspirationOf({ id: "old" }));
    hear(inspirationOf({}), inspirationOf({ id: "old" }));
    expect(items().map((item) => item.dataset.ready)).toEqual(["true", undefined]);
  });

  it("announces changes of an inspiration to screen readers", async () => {
    const { hear, wait } = open();
    const region = screen.getByRole("status");
    hear();
    const waiting = inspirationOf({ status: "processing", title: null });
    hear(waiting);
    expect(region.textContent).toBe("Your inspiration is being generated");
    hear(inspirationOf({}));
    expect(region.textContent).toBe("Steady before the big room is ready to play");
    await act(() => wait(5_000));
    expect(region.textContent).toBe("");
  });
});
