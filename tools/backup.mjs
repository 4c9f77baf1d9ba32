// `npm run backup -- FOLDER`: brings a copy of everything that the embedded stack keeps up to date,
// while the product runs.
import { spawnSync } from "node:child_process";
import { environment, install, node, root } from "./setup.mjs";

install();
const { status } = spawnSync(node, ["tools/data-backup.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
process.exit(status ?? 1);
