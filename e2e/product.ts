import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A running server with a data directory of its own. */
export interface Product {
  /** `http://127.0.0.1:PORT` */
  readonly address: string;
  readonly dataDir: string;
  /** What it has logged so far, one entry a line. */
  readonly log: readonly string[];
  /** Process id of the server. */
  readonly pid: number;
  /** Ends the process and resolves with its exit code, null when a signal ended it. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

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
 * @param options.dataDir to go on with what an earlier product left; else a new empty one
 * @param options.port to come back at the address of an earlier product
 */
export async function startProduct(
  options: { dataDir?: string; port?: number; environment?: Record<string, string> } = {},
): Promise<Product> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "hearten-")));
  const port = options.port ?? (await freePort());
  const log: string[] = [];
  const server = spawn(process.execPath, [join(root, "server", "src", "main.ts")], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
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
    dataDir,
    log,
    pid: server.pid ?? 0,
    end(signal) {
      server.kill(signal);
      return exited;
    },
  };
}

/** Removes what a product has kept. */
export async function removeData(product: Product): Promise<void> {
  await rm(product.dataDir, { recursive: true, force: true });
}
