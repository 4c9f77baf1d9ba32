import { expect, it } from "vitest";
import { createEventLoopTurns } from "./event-loop-turns.ts";

it("lets others have a turn between two callers", async () => {
  const takeTurn = createEventLoopTurns();
  const order: string[] = [];
  let isOver = false;
  const goOn = () => {
    order.push("other");
    if (!isOver) setImmediate(goOn);
  };
  setImmediate(goOn);
  await Promise.all(
    ["one", "two", "three"].map(async (caller) => {
      await takeTurn();
      order.push(caller);
    }),
  );
  isOver = true;
  const between = (one: string, other: string) =>
    order.slice(order.indexOf(one), order.indexOf(other)).filter((each) => each === "other").length;
  expect(order.filter((each) => each !== "other")).toEqual(["one", "two", "three"]);
  expect(between("one", "two")).toBeGreaterThan(0);
  expect(between("two", "three")).toBeGreaterThan(0);
});
