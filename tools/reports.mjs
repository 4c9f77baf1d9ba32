// `npm run reports`: lists what people have told to be wrong with their inspirations, newest first, on either stack,
// while the product runs. `npm run --silent reports -- --json` prints it as JSON.
import { runNode } from "./run-node.mjs";
import { install } from "./setup.mjs";

install();
process.exit(runNode(["server/src/reports-main.ts", ...process.argv.slice(2)]));
