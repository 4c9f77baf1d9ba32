// `npm run try -- "what is on the mind" "a goal" "another goal"`: prints what is read and what would be spoken, without
// server and browser. `--minutes 3` is the length, `--audio FILE.mp3` writes the inspiration too.
import { spawnSync } from "node:child_process";
import { environment, install, node, root } from "./setup.mjs";

install();
const { status } = spawnSync(node, ["server/src/try-main.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: "inherit",
});
process.exit(status ?? 1);
