// `npm run train`: learns to read from the authored examples, prints how well texts by other hands are read, and fails
// when that is worse than it should be. It writes `reading/trained/`, and the meanings and
// what is relevant beside the writer's stock.
import { runNode } from "./run-node.mjs";
import { install } from "./setup.mjs";

install();
const programs = [
  "reading/src/training/train.ts",
  "reading/src/training/measure-last.ts",
  "writer/src/encode-stock.ts",
  "writer/src/relevance/training/train-relevance.ts",
  "writer/src/relevance/training/train-reply-relevance.ts",
];
for (const program of programs) {
  const code = runNode([program, ...process.argv.slice(2)]);
  if (code !== 0) process.exit(code);
}
