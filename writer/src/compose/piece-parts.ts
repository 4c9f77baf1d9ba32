import type { Movement } from "../stock/movement.ts";
import type { Stock, Thought } from "../stock/stock.ts";
import type { Order } from "./order.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { SpokenBefore } from "./spoken-before.ts";

/** What a piece is made from. */
export interface PieceParts {
  /** An arc, or a reply. */
  readonly thought: Thought;
  readonly isReply: boolean;
  /** The thought of another reply to the same, for longer pieces; empty where there is none. */
  readonly further: Movement;
  /** How a goal that is told as a fact is tied to it. */
  readonly frames: readonly Movement[];
  readonly stock: Stock;
  readonly order: Order;
  readonly before: SpokenBefore;
  readonly random: SeededRandom;
}
