// `npm run check`: all checks that do not run the product. They all run, even after a failure, so that one run shows
// everything that is wrong.
import { spawnSync } from "node:child_process";
import {
  dependency,
  environment,
  install,
  installLighthouse,
  installMutants,
  node,
  root,
} from "./setup.mjs";

install();
// For their types. The emulators are used without theirs.
installLighthouse();
installMutants();

/** The folders of the TypeScript projects. */
const projects = [
  "contract",
  "reading",
  "writer",
  "server",
  "web",
  "web/service-worker",
  "e2e",
  "bench",
  "soak",
  "emulators",
  "simulated-providers",
  "native",
  "tools",
];
/** @type {[string, string[]][]} */
const checks = [
  ["format", [dependency("oxfmt/bin/oxfmt"), "--check", "."]],
  ["lint", [dependency("oxlint/bin/oxlint"), "--deny-warnings"]],
  ...projects.map(
    (name) =>
      /** @type {[string, string[]]} */ ([
        `types of ${name}`,
        [dependency("typescript/bin/tsc"), "-p", name],
      ]),
  ),
  ["import arrows", ["tools/arrows/check.ts"]],
  ["native projects", ["tools/native.ts"]],
  ["unused code", [dependency("knip/bin/knip.js")]],
];

const failed = checks.filter(([name, command]) => {
  const { status } = spawnSync(node, command, { cwd: root, env: environment, stdio: "inherit" });
  process.stdout.write(`${status === 0 ? "ok    " : "FAILED"} ${name}\n`);
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
