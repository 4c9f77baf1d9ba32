import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { inspirationOf } from "../inspirations.fakes.ts";
import { noAnswer, setUpStore, snapshot } from "../inspirations-store.fakes.ts";
import { Search } from "./search.tsx";
import type { Found } from "./use-found.ts";

type Client = NonNullable<Parameters<typeof setUpStore>[0]>;

const titled = (title: string, fields: Partial<Inspiration> = {}) =>
  inspirationOf({ id: title, title, scriptText: null, description: "", ...fields });

/** The search above a list whose newest page is this, with what it finds. */
function open(
  newest: readonly Inspiration[],
  client: Client = {},
  nextCursor: string | null = null,
) {
  const all = setUpStore(client);
  let found: Found | null = null;
  render(
    <main>
      <Search
        store={all.store}
        liked={new Set(["The sea"])}
        here={new Set(["The letter"])}
        onFound={(next) => {
          found = next;
        }}
      />
    </main>,
  );
  act(() => {
    all.store.open();
    all.hear({ ...snapshot(...newest), nextCursor } as ReturnType<typeof snapshot>);
  });
  return {
    ...all,
    user: userEvent.setup(),
    titles: () => found?.inspirations.map(({ title }) => title) ?? null,
  };
}

const box = () => screen.getByRole("searchbox", { name: "Search" });
const filter = (name: string) => screen.getByRole("button", { name });
const said = () => screen.getByRole("status").textContent;

describe("The search", () => {
  const newest = [titled("The sea"), titled("The letter", { length: 5 }), titled("Sunday")];

  it("finds as one types, says how many, and shows everything when it is cleared", async () => {
    const { user, titles } = open(newest);
    expect(titles()).toBeNull();
    expect(said()).toBe("");
    await user.type(box(), "THE");
    expect(titles()).toEqual(["The sea", "The letter"]);
    expect(said()).toBe("2 inspirations found");
    await user.type(box(), " sea");
    expect(said()).toBe("1 inspiration found");
    await user.type(box(), "l");
    expect(titles()).toEqual([]);
    expect(said()).toBe("No inspirations found");
    await user.click(filter("Clear"));
    expect(titles()).toBeNull();
    expect(document.activeElement).toBe(box());
    await user.type(box(), "sea{Escape}");
    expect(titles()).toBeNull();
  });

  it("keeps to the filters, which tell whether they are on", async () => {
    const { user, titles } = open(newest);
    for (const [name, found] of [
      ["Liked", ["The sea"]],
      ["On this device", ["The letter"]],
      ["5 min", ["The letter"]],
      ["1 min", ["The sea", "Sunday"]],
    ] as const) {
      expect(filter(name).getAttribute("aria-pressed")).toBe("false");
      await user.click(filter(name));
      expect(filter(name).getAttribute("aria-pressed")).toBe("true");
      expect(titles()).toEqual(found);
      await user.click(filter(name));
      expect(titles()).toBeNull();
    }
  });

  it("is the same for who comes back, and gone with the person", async () => {
    const { user, store } = open(newest);
    await user.type(box(), "sea");
    expect(store.wanted.get().words).toBe("sea");
    act(() => store.clear());
    expect(box()).toHaveProperty("value", "");
  });

  it("looks through the older ones, too, which are loaded before the first letter", async () => {
    const listInspirations = vi.fn<Client["listInspirations"] & {}>(({ cursor }) =>
      Promise.resolve({
        inspirations: [titled(`The ${cursor} harbour`, { createdAt: "2026-06-01T00:00:00.000Z" })],
        nextCursor: cursor === "second" ? "third" : null,
      }),
    );
    const { user, titles } = open(newest, { listInspirations }, "second");
    expect(listInspirations).not.toHaveBeenCalled();
    await user.click(box());
    expect(listInspirations).toHaveBeenCalledTimes(2);
    await user.type(box(), "harbour");
    expect(titles()).toEqual(["The second harbour", "The third harbour"]);
    expect(said()).toBe("2 inspirations found");
  });

  it("says so when the older ones can't be reached, and finds the newest all the same", async () => {
    const { user, titles } = open(newest, { listInspirations: noAnswer }, "second");
    await user.type(box(), "sea");
    expect(titles()).toEqual(["The sea"]);
    expect(said()).toBe("1 inspiration found among the newest. The others can't be reached now.");
  });

  it("goes on by itself after a failure, from where the newest end by then", async () => {
    const listInspirations = vi.fn<Client["listInspirations"] & {}>(({ cursor }) =>
      cursor === "second"
        ? noAnswer()
        : Promise.resolve({
            inspirations: [titled("The sea wind", { createdAt: "2026-06-01T00:00:00.000Z" })],
            nextCursor: null,
          }),
    );
    const inspirations = [titled("The sea")];
    const { user, hear } = open(inspirations, { listInspirations }, "second");
    await user.type(box(), "sea");
    expect(said()).toContain("can't be reached now");
    await act(async () => hear({ type: "snapshot", inspirations, nextCursor: "third" }));
    expect(said()).toBe("2 inspirations found");
  });
});
