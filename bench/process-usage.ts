import { readFileSync, writeFileSync } from "node:fs";

const megabyte = 1_000_000;
/** Linux counts processor time in ticks of 10 ms (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** Processor seconds that a process and its threads have used. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The fields after the command's name in brackets; user and system time are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function memory(pid: number, field: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kibibytes = status.match(new RegExp(`^${field}:\\s+(\\d+) kB`, "m"))?.[1];
  return (Number(kibibytes) * 1024) / megabyte;
}

/** Resident memory now, MB. */
export const residentMegabytes = (pid: number) => memory(pid, "VmRSS");

/** The most resident memory since the last reset, MB. */
export const peakMegabytes = (pid: number) => memory(pid, "VmHWM");

/** From now on the peak counts anew. */
export const resetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, "5");
