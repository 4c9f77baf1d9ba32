// `npm run test:soak`: installs everything and runs the proofs by figures, one after another, on the embedded stack and one
// on emulators of the hosted one.
// It passes the parameters after `npm run test:soak --` to Vitest, for example the name of a file. `SOAK_SHARE=0.01`
// asks for a hundredth of the usual counts.
import { runNode } from "./run-node.mjs";
import { buildWeb, dependency, install, installEmulators, tellDuration } from "./setup.mjs";

install();
installEmulators();
buildWeb();

const code = runNode([
  dependency("vitest/vitest.mjs"),
  "run",
  "--project=soak",
  ...process.argv.slice(2),
]);
tellDuration("npm run test:soak");
process.exit(code);
