// `npm run try -- "what is on the mind" "a goal" "another goal" --length 3`: makes one inspiration with the settings in
// force, without server and browser. It writes the audio and prints what is read, what is spoken, how long it took.
import { runNode } from "./run-node.mjs";
import { install } from "./setup.mjs";

install();
// npm changes to the root of the repository, and says where it was called.
const folder = process.env.INIT_CWD ?? process.cwd();
process.exit(runNode(["server/src/try-main.ts", "--folder", folder, ...process.argv.slice(2)]));
