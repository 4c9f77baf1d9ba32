// `npm run backup -- FOLDER`: makes or updates a backup of all data of the embedded stack, while the product runs.
import { runNode } from "./run-node.mjs";
import { install } from "./setup.mjs";

install();
process.exit(runNode(["tools/data-backup.ts", ...process.argv.slice(2)]));
