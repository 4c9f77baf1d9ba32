// `npm run train`: learns to read from the authored examples, prints how well texts by other hands are read, and fails
// when that is worse than it should be. It writes `reading/trained/`, and the meanings and
// what is relevant beside the writer's stock.
import { runNode } from "./run-node.mjs";
import { install } from "./setup.mjs";

if (process.argv.length > 2) {
  // Nobody who asks for help waits for half an hour.
  process.stderr.write(
    "npm run train takes no words behind it. It learns from reading/examples/ and writes reading/trained/ and writer/stock/, in some 35 minutes; see docs/reading.md.\n",
  );
  process.exit(2);
}
install();
const programs = [
  "reading/src/training/train.ts",
  "reading/src/training/measure-last.ts",
  "writer/src/encode-stock.ts",
  "writer/src/relevance/training/train-relevance.ts",
  "writer/src/relevance/training/train-reply-relevance.ts",
];
for (const program of programs) {
  const code = runNode([program]);
  if (code !== 0) process.exit(code);
}
