// `npm run test:mutants`: puts mutants, each a small fault, into the code of the rights and of each port, and measures how
// many of them the tests kill. Parameters after `npm run test:mutants --` are the names of targets.
import { join } from "node:path";
import { runToTheEnd } from "./children.mjs";
import { environment, install, installMutants, node, root } from "./setup.mjs";

install();
installMutants();

const parameters = [join("tools", "mutants", "main.ts"), ...process.argv.slice(2)];
process.exit(
  await runToTheEnd(node, parameters, { cwd: root, env: environment, stdio: "inherit" }).ended,
);
