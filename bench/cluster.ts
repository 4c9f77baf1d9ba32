// The processes of one product that share its work, and the resources that they use.
import { type Product, startProduct } from "../e2e/product.ts";
import type { ProductStorage } from "../e2e/stack-interface.ts";
import { cpuSeconds, watchPeak } from "./process-usage.ts";

export type Role = "all" | "api" | "worker";

export interface Usage {
  readonly processes: number;
  /** Processor seconds of all processes together. */
  readonly cpu: number;
  /** The largest memory of one process, MB. */
  readonly peak: number;
}

/** An inspiration in the log of its worker. */
export interface Made {
  readonly id: string;
  readonly attempt: number;
  /** Milliseconds since 1970. */
  readonly time: number;
}

export interface Cluster {
  start(role: Role): Promise<Product>;
  /** Kills a process (SIGKILL). */
  kill(product: Product): Promise<void>;
  /** The inspirations that the processes have made, by their logs. */
  readMade(): readonly Made[];
  /** The faults in their logs. */
  readFaults(): readonly string[];
  /** The resources that the processes of a role have used, after they have ended. */
  readUsage(role: Role): Usage;
  /** Ends all processes. Returns what went wrong, a sentence each. */
  end(): Promise<readonly string[]>;
}

interface ClusterProcess {
  readonly role: Role;
  readonly product: Product;
  readonly stopWatching: () => number;
  /** Of a process that has ended. */
  last: { readonly cpu: number; readonly peak: number } | null;
}

/** Milliseconds between two samples of the memory: each one stops the process for a moment. */
const samplingInterval = 2_000;
/** Pino's number for an error. */
const errorLevel = 50;

/** @param settings of each role */
export function createCluster(
  storage: ProductStorage,
  settings: Readonly<Partial<Record<Role, Record<string, string>>>> = {},
): Cluster {
  const processes: ClusterProcess[] = [];
  const starting: Promise<Product>[] = [];
  const stopMeasuring = (one: ClusterProcess) => {
    one.last ??= { cpu: cpuSeconds(one.product.pid), peak: one.stopWatching() };
  };
  const lines = () => processes.flatMap(({ product }) => product.log).map(parseLine);

  return {
    async start(role) {
      const start = startProduct({ storage, environment: { ...settings[role], ROLE: role } });
      starting.push(start);
      const product = await start;
      processes.push({
        role,
        product,
        stopWatching: watchPeak(product.pid, samplingInterval),
        last: null,
      });
      return product;
    },
    async kill(product) {
      processes.filter((one) => one.product === product).forEach(stopMeasuring);
      await product.end("SIGKILL");
    },
    readMade: () => lines().flatMap((line) => (line.msg === "inspiration made" ? [line] : [])),
    readFaults: () => lines().flatMap(({ level, text }) => (level >= errorLevel ? [text] : [])),
    readUsage(role) {
      const used = processes.flatMap((one) => (one.role === role && one.last ? [one.last] : []));
      return {
        processes: used.length,
        cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
        peak: Math.max(...used.map(({ peak }) => peak)),
      };
    },
    async end() {
      await Promise.allSettled(starting);
      const running = processes.filter(({ last }) => last === null);
      running.forEach(stopMeasuring);
      const codes = await Promise.all(running.map(({ product }) => product.end("SIGTERM")));
      return codes.flatMap((code, index) =>
        code === 0 ? [] : [`A process with the role ${running[index]?.role} ended with ${code}.`],
      );
    },
  };
}

interface LogLine extends Made {
  readonly msg: string;
  readonly level: number;
  readonly text: string;
}

/** A line that is no log entry, such as a stray `console.log`, counts as an error. */
function parseLine(text: string): LogLine {
  const other = { id: "", attempt: 0, time: 0, msg: "", text };
  if (text.startsWith("Hearten is ready")) return { ...other, level: 0 };
  try {
    return { ...other, ...(JSON.parse(text) as LogLine) };
  } catch {
    return { ...other, level: errorLevel };
  }
}
