// `npm run backup -- FOLDER`: makes or updates a backup of all data of the embedded stack, while the product runs.
import { spawnSync } from "node:child_process";
import { environment, install, node, root } from "./setup.mjs";

install();
const { status } = spawnSync(node, ["tools/data-backup.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
process.exit(status ?? 1);
