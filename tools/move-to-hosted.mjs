// `npm run move:hosted`: copies all data of the embedded stack to the hosted one.
// `npm run move:hosted -- --check` only compares.
import { spawnSync } from "node:child_process";
import { environment, install, node, root } from "./setup.mjs";

install();
const { status } = spawnSync(node, ["server/src/move-main.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
process.exit(status ?? 1);
