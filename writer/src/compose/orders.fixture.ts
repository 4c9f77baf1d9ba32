// Orders of a made-up person, composed from the stock that ships.
import type { Reading } from "@hearten/reading/reading.ts";
import type { Script } from "../script.ts";
import { loadStock } from "../stock/load-stock.ts";
import { stockFolder } from "../stock/stock-folder.ts";
import { compose } from "./compose.ts";
import type { Length, Order } from "./order.ts";
import { makeReading, makeTold } from "./reading.fixture.ts";

export const stock = loadStock(stockFolder);
export const words: Readonly<Record<Length, number>> = { 1: 90, 3: 250, 5: 400 };
export const lengths = [1, 3, 5] as const;

export const studio = makeTold("business", "run your own studio");
export const sleep = makeTold("sleep", "sleep eight hours");
export const speaking = makeTold("speaking", "speak up in meetings");
/** What the person wants, unless something else is given. */
export const three = [speaking, studio, sleep];

/** Three minutes, unless another length is given. */
export function orderFor(reading: Partial<Reading>, given: Partial<Order> = {}): Order {
  const length = given.length ?? 3;
  const whole = makeReading({ goals: three, ...reading });
  const goals = whole.goals.map((goal) => (goal === null ? "" : "what was typed, quokka"));
  return {
    id: "an id",
    length,
    words: words[length],
    reading: whole,
    goals,
    earlier: [],
    ...given,
  };
}

export function composeFor(reading: Partial<Reading>, given: Partial<Order> = {}): Script {
  return compose(orderFor(reading, given), stock);
}

export function textOf({ lines }: Pick<Script, "lines">): string {
  return lines.map(({ text }) => text).join(" ");
}
