// `npm run move:hosted`: copies all data of the embedded stack to the hosted one.
// `npm run move:hosted -- --check` only compares.
import { runNode } from "./run-node.mjs";
import { install } from "./setup.mjs";

install();
process.exit(runNode(["server/src/move-main.ts", ...process.argv.slice(2)]));
