// A warm start, from the start of the process to its first healthy answer, beside a bare Node.js server that answers a
// constant.
import { spawn } from "node:child_process";
import { removeData, startProduct } from "../e2e/product.ts";
import { median, printTable } from "./table.ts";

const rounds = 7;

/** Seconds until the address answers 200. */
async function untilHealthy(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function startBare(): Promise<void> {
  const program =
    "require('node:http').createServer((_, answer) => answer.end('ok'))" +
    ".listen(0, '127.0.0.1', function () { console.log(this.address().port) })";
  const server = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise((resolve) => server.stdout.once("data", resolve));
  await untilHealthy(`http://127.0.0.1:${String(port).trim()}`);
  const exited = new Promise((resolve) => server.once("exit", resolve));
  server.kill();
  await exited;
}

await using started = new AsyncDisposableStack();
const first = await startProduct();
started.defer(() => removeData(first));
const { storage } = first;
await first.end("SIGTERM");
const own: number[] = [];
const reference: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const begin = performance.now();
  const product = await startProduct({ storage });
  await untilHealthy(product.address);
  own.push((performance.now() - begin) / 1000);
  await product.end("SIGTERM");
  const bareBegin = performance.now();
  await startBare();
  reference.push((performance.now() - bareBegin) / 1000);
}
printTable(`Warm start to healthy, median of ${rounds} (reference: a bare Node.js server)`, [
  { "start s": median(own), "reference s": median(reference) },
]);
