// A process of its own for the test: tries to reserve one, as often as the limit, and tells its parent how often it did.
import { once } from "node:events";
import { openDatabase } from "../sqlite/open-database.ts";
import { createSqliteUsage } from "./sqlite-usage.ts";

const [path = "", most = ""] = process.argv.slice(2);
const usage = createSqliteUsage(openDatabase(path));
process.send?.("ready");
await once(process, "message");
let count = 0;
for (let times = 0; times < Number(most); times += 1)
  if (await usage.reserve("spending", "2026-11-23", 1, Number(most))) count += 1;
process.send?.(count);
process.disconnect();
