import type { Arc, Stock } from "../stock/stock.ts";
import type { Order } from "./order.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { SpokenBefore } from "./spoken-before.ts";

/** What a piece is made from. */
export interface PieceParts {
  readonly arc: Arc;
  readonly stock: Stock;
  readonly order: Order;
  readonly before: SpokenBefore;
  readonly random: SeededRandom;
}
