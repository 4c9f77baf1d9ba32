// `npm run reports`: lists what people have told to be wrong with their inspirations, newest first, on either stack,
// while the product runs. `npm run --silent reports -- --json` prints it as JSON.
import { spawnSync } from "node:child_process";
import { environment, install, node, root } from "./setup.mjs";

install();
const { status } = spawnSync(node, ["server/src/reports-main.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
process.exit(status ?? 1);
