import { readFileSync } from "node:fs";
import { availableParallelism, platform } from "node:os";

/** The machine, as far as figures depend on it, such as `2 cores, Debian GNU/Linux 12 (bookworm), Node 24.21.0`. */
export function nameMachine(): string {
  return `${availableParallelism()} cores, ${nameSystem()}, Node ${process.versions.node}`;
}

function nameSystem(): string {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? platform();
  } catch {
    return platform();
  }
}
