import { readdirSync, readFileSync } from "node:fs";

const megabyte = 1_000_000;
/** Linux counts processor time in ticks of 10 ms (`getconf CLK_TCK`). */
const ticksPerSecond = 100;
/** Milliseconds between two samples of the memory. */
const samplingInterval = 50;

/** Reads a file of a process in `/proc`; empty when the process has just ended. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** A process and all its descendants. */
function processTree(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readProcess(pid, `task/${thread}/children`).trim().split(" ").filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(processTree)];
  } catch {
    return [];
  }
}

/** The descendants of a process whose command line names this program. */
export function descendantsRunning(pid: number, program: string): number[] {
  return processTree(pid).filter(
    (each) => each !== pid && readProcess(each, "cmdline").includes(program),
  );
}

/** Processor seconds of a process and all its descendants, those that have ended too. */
export function cpuSeconds(pid: number): number {
  const ticks = processTree(pid).map((each) => {
    const stat = readProcess(each, "stat");
    // The fields after the command's name in brackets; the 14th to 17th of proc_pid_stat(5) are its
    // own user and system time and those of its ended children.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  });
  return ticks.reduce((sum, own) => sum + own, 0) / ticksPerSecond;
}

/** MB of resident memory of a process alone. Of shared pages its share counts. */
function ownMegabytes(pid: number): number {
  const kibibytes = readProcess(pid, "smaps_rollup").match(/^Pss:\s+(\d+) kB/m)?.[1] ?? 0;
  return (Number(kibibytes) * 1024) / megabyte;
}

/**
 * MB that a process has allocated itself and that is resident (anonymous memory). The pages of its program and of its files
 * don't count: those the kernel keeps and drops, and shares with whoever else runs the same program.
 */
export function allocatedMegabytes(pid: number): number {
  const kibibytes = readProcess(pid, "smaps_rollup").match(/^Anonymous:\s+(\d+) kB/m)?.[1] ?? 0;
  return (Number(kibibytes) * 1024) / megabyte;
}

/** MB of resident memory of a process and all its descendants. Shared pages count once. */
export function residentMegabytes(pid: number): number {
  return processTree(pid).reduce((sum, each) => sum + ownMegabytes(each), 0);
}

/**
 * Samples the memory until it is stopped. Then it returns the largest value, in MB.
 *
 * @param interval milliseconds between two samples
 */
export function watchPeak(pid: number, interval = samplingInterval): () => number {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, interval);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
