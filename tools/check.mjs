// `npm run check`: all checks that do not run the product. They all run, even after a failure, so that one run shows
// everything that is wrong.
import { runNode } from "./run-node.mjs";
import { dependency, install, installLighthouse, installMutants } from "./setup.mjs";

install();
// For their types. The emulators are used without theirs.
installLighthouse();
installMutants();

/** The folders of the TypeScript projects. */
const projects = [
  "contract",
  "webassembly",
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
  const code = runNode(command);
  process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${name}\n`);
  return code !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
