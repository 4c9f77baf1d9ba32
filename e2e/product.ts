import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { stack } from "./stack.ts";
import type { ProductStorage } from "./stack-interface.ts";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A running server, as a journey sees it that has no other matter with its process. */
export interface ReachableProduct {
  /** `http://127.0.0.1:PORT` */
  readonly address: string;
  /** Its data. Another product can use it afterwards, or at the same time. */
  readonly storage: ProductStorage;
}

/** A running server that its journey has started. */
export interface Product extends ReachableProduct {
  /** What it has logged so far, one entry a line. */
  readonly log: readonly string[];
  /** Process id of the server. */
  readonly pid: number;
  /** Ends the process and resolves with its exit code, null when a signal ended it. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** Milliseconds that a server may take to end: it gives itself nine seconds. */
const endMilliseconds = 45_000;

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts the product as `npm start` does after setting up, on a free port.
 *
 * @param options.storage that of another product; the default is a new one
 * @param options.port that of an earlier product; the default is a free one
 */
export async function startProduct(
  options: { storage?: ProductStorage; port?: number; environment?: Record<string, string> } = {},
): Promise<Product> {
  const storage = options.storage ?? (await stack.createStorage());
  const port = options.port ?? (await freePort());
  const log: string[] = [];
  const server = spawn(process.execPath, [join(root, "server", "src", "main.ts")], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      ...storage.environment,
      ...options.environment,
    },
    // The channel closes when this process ends, even by a crash. Then the server stops.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const exited = new Promise<number | null>((resolve) => server.once("exit", resolve));
  createInterface(server.stderr).on("line", (line) => log.push(line));

  const ready = new Promise<void>((resolve) => {
    createInterface(server.stdout).on("line", (line) => {
      log.push(line);
      if (line.includes(`:${port}`)) resolve();
    });
  });
  const code = await Promise.race([ready, exited]);
  if (code !== undefined) throw new Error(`The server ended with ${code}:\n${log.join("\n")}`);

  return {
    address: `http://127.0.0.1:${port}`,
    storage,
    log,
    pid: server.pid ?? 0,
    async end(signal) {
      server.kill(signal);
      const code = await Promise.race([exited, pause(endMilliseconds, undefined, { ref: false })]);
      if (code !== undefined) return code;
      server.kill("SIGKILL");
      throw new Error(`The server did not end by ${signal}:\n${log.slice(-20).join("\n")}`);
    },
  };
}

/** Starts a product that has ended again: with its data, at its address. */
export function startAgain(
  { storage, address }: ReachableProduct,
  environment: Record<string, string> = {},
): Promise<Product> {
  return startProduct({ storage, port: Number(new URL(address).port), environment });
}

/** Prints the end of what it has logged, for a journey that failed. */
export function printLog({ log }: Pick<Product, "log">): void {
  console.error(log.slice(-100).join("\n"));
}

/** Removes all data of a product. */
export async function removeData(product: Product): Promise<void> {
  await product.storage.remove();
}
