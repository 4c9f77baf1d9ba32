import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createVariable } from "../../api/observable.ts";
import type { ListenedTo } from "./listened-days.ts";
import { QuietMonth } from "./quiet-month.tsx";

const garden = { day: "2026-11-09", id: "1", title: "The quiet garden" };
const shore = { day: "2026-11-09", id: "2", title: "The shore" };
const lamp = { day: "2026-09-30", id: "3", title: "A lamp" };

/** On 23 November 2026. */
function open(heard: readonly ListenedTo[], titles: Readonly<Record<string, string>> = {}) {
  const all = createVariable(heard);
  render(
    <QuietMonth
      listened={{ all }}
      titleOf={(id) => titles[id] ?? null}
      now={() => new Date(2026, 10, 23, 9)}
    />,
  );
  return { user: userEvent.setup(), all };
}

const shown = () => screen.getByText(/^\w+ 2026$/).textContent;
const day = (name: string) => screen.getByRole("button", { name });
const turn = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole("button", { name }));

it("marks the days on which something was heard, and names it when one is chosen", async () => {
  const { user } = open([garden, shore], { "2": "The far shore" });
  expect(screen.getAllByRole("button", { name: /you listened$/ })).toHaveLength(1);
  await user.click(day("Monday 9 November: you listened"));
  screen.getByRole("heading", { level: 3, name: "Monday 9 November" });
  const titles = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(titles).toEqual(["The far shore", "The quiet garden"]);
  expect(day("Monday 9 November: you listened").getAttribute("aria-pressed")).toBe("true");
  await user.click(day("Monday 9 November: you listened"));
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
});

it("is a table of weeks for a screen reader, with today", () => {
  open([garden]);
  const table = screen.getByRole("table", {
    name: "November 2026. The days on which you listened are buttons.",
  });
  const heads = within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
  expect(heads[0]).toBe("MMonday");
  expect(within(table).getAllByRole("row")).toHaveLength(7);
  expect(
    within(table)
      .getAllByRole("cell")
      .filter((cell) => cell.getAttribute("aria-current") === "date")
      .map(({ textContent }) => textContent),
  ).toEqual(["23"]);
});

it("goes back as far as something was heard, and forward to today", async () => {
  const { user } = open([lamp]);
  screen.getByText("Nothing here.");
  await turn(user, "Next month");
  expect(shown()).toBe("November 2026");
  await turn(user, "Previous month");
  await turn(user, "Previous month");
  expect(shown()).toBe("September 2026");
  day("Wednesday 30 September: you listened");
  await turn(user, "Previous month");
  expect(shown()).toBe("September 2026");
  await turn(user, "Next month");
  expect(shown()).toBe("October 2026");
});

it("counts nothing, and follows what is heard meanwhile", () => {
  const { all } = open([]);
  screen.getByText("A day on which you listen gets a soft mark.");
  expect(screen.queryByText(/\d+ (?:day|time)|streak/i)).toBeNull();
  act(() => all.set([{ ...garden, day: "2026-11-23" }]));
  day("Monday 23 November: you listened");
});
