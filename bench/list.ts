// How many lists of inspirations one core answers in a second, each with a check of the sign-in, beside the bare framework
// that answers with the bytes of the longer list and checks nothing.
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Member, registerMember } from "../e2e/member.ts";
import { freePort, removeData, root, startProduct } from "../e2e/product.ts";
import { cpuSeconds } from "./process-usage.ts";
import { percentile, printTable } from "./table.ts";

/** Finished inspirations in the list. */
const listed = 3;
/** Requests that are under way at the same time. */
const connections = 16;
/** Milliseconds before the measurement, in which the server's code is compiled, and of the measurement. */
const warmUp = 3_000;
const length = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: connections });

function readText(url: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("end", () =>
        answer.statusCode === 200
          ? resolve(text)
          : reject(new Error(`The list was answered with ${answer.statusCode}.`)),
      );
    }).on("error", reject);
  });
}

/** Asks over and over, from all connections. */
async function load(url: string, headers: Record<string, string>, forMs: number) {
  const milliseconds: number[] = [];
  const end = performance.now() + forMs;
  const askAgain = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await readText(url, headers);
      milliseconds.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, askAgain));
  return milliseconds;
}

async function measure(server: string, pid: number, url: string, headers: Record<string, string>) {
  await load(url, headers, warmUp);
  const before = cpuSeconds(pid);
  const milliseconds = await load(url, headers, length);
  const cpu = cpuSeconds(pid) - before;
  return {
    server,
    "lists a second of one core": milliseconds.length / cpu,
    "lists a second": milliseconds.length / (length / 1_000),
    "p99 ms": percentile(milliseconds, 0.99),
  };
}

/** The framework alone, with this answer. */
async function startBare(answer: string): Promise<{ server: ChildProcess; address: string }> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, "bench", "bare-list-main.ts"), String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  server.stdin.end(answer);
  await new Promise<void>((resolve) =>
    createInterface(server.stdout).once("line", () => resolve()),
  );
  return { server, address: `http://127.0.0.1:${port}` };
}

await using started = new AsyncDisposableStack();
const product = await startProduct();
started.defer(async () => {
  await product.end("SIGTERM");
  await removeData(product);
});
const nobody = await registerMember(product.address);
const member = await registerMember(product.address);
const proofOf = ({ token }: Member) => ({ authorization: `Bearer ${token}` });
const { id, title } = await member.create(1, "The garden.");
const stored = await product.storage.readInspiration(id);
for (let place = 1; place < listed; place += 1) {
  const createdAt = new Date(Date.now() - place * 60_000);
  const copy = { id: randomUUID(), userId: member.uid, title: title ?? "", createdAt };
  await product.storage.addInspiration(stored, copy);
}
const list = `${product.address}/api/inspirations`;
const bare = await startBare(await readText(list, proofOf(member)));
started.defer(() => void bare.server.kill());
started.defer(() => agent.destroy());
const rows = [
  await measure("Hearten, a list of none", product.pid, list, proofOf(nobody)),
  await measure(`Hearten, a list of ${listed}`, product.pid, list, proofOf(member)),
  await measure("the bare framework (reference)", bare.server.pid ?? 0, bare.address, {}),
];
printTable(`Lists of finished inspirations, ${connections} requests at a time`, rows);
