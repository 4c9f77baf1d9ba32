import { describe, expect, it } from "vitest";
import { cardItem } from "./card-item.ts";
import { placesOf, type Rows, wholeList } from "./rows.ts";

const rows: Rows = {
  columns: 2,
  gap: 20,
  first: 10,
  last: 11,
  before: 1_500,
  after: 900,
  held: [],
};

describe("The cards in the page", () => {
  it("are all of a short list, and the first of a long one whose rows are not known yet", () => {
    expect(placesOf(rows, 3)).toEqual([0, 1, 2]);
    expect(placesOf(null, 1_000)).toHaveLength(wholeList);
  });

  it("are those of the rows in sight", () => {
    expect(placesOf(rows, 1_000)).toEqual([20, 21, 22, 23]);
    // The last row may not be full.
    expect(placesOf({ ...rows, first: 50, last: 51 }, 103)).toEqual([100, 101, 102]);
  });

  it("are also those around the focus, in the order of the list", () => {
    const held = [
      { row: 2, top: 300 },
      { row: 40, top: 6_000 },
    ];
    expect(placesOf({ ...rows, held }, 1_000)).toEqual([4, 5, 20, 21, 22, 23, 80, 81]);
  });

  it("tell their places, and those that stand apart stand where they would", () => {
    const held = [{ row: 2, top: 300 }];
    expect(cardItem(20, 1_000, { ...rows, held })).toMatchObject({
      "aria-posinset": 21,
      "aria-setsize": 1_000,
      "data-row": 10,
      "data-measured": true,
      style: undefined,
    });
    expect(cardItem(21, -1, rows)).toMatchObject({
      "aria-setsize": -1,
      "data-measured": undefined,
    });
    expect(cardItem(5, 1_000, { ...rows, held }).style).toMatchObject({
      top: 300,
      insetInlineStart: "calc((100% + 20px) / 2 * 1)",
      width: "calc((100% + 20px) / 2 - 20px)",
    });
  });
});
