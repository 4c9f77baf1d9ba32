import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { ask, type Caller, untilMade, type WholeProduct } from "./whole-product.fixture.ts";

/** How often one id is created at the same time. */
const parallel = 10;

/**
 * Creates each of so many ids ten times at once, all the way to the creation call.
 *
 * @returns how many documents and how many generations there were in the end
 */
export async function createSameIds(product: WholeProduct, caller: Caller, count: number) {
  const ids = Array.from({ length: count }, (): string => randomUUID());
  const statuses = new Set<number>();
  for (const id of ids) {
    const create = async () => {
      const added = { id, length: 1, goals: "the same id" };
      const answers = [
        await caller.call("POST", "/api/inspirations", added),
        await ask(caller, id, "the same id"),
      ];
      for (const { status } of answers) statuses.add(status);
    };
    await Promise.all(Array.from({ length: parallel }, create));
    await untilMade(caller, id);
  }
  const path = join(product.directory, "hearten.sqlite");
  using database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare("select id from motivations where user_id = ?").all(caller.uid);
  return {
    ids,
    statuses: [...statuses],
    documents: rows.map((row) => String(row["id"])),
    generations: product.made.filter((id) => ids.includes(id)),
  };
}
