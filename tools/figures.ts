import type { Reporter, TestModule } from "vitest/node";
import { nameMachine } from "./machine.ts";

declare module "vitest" {
  interface TaskMeta {
    /** What a proof has seen. */
    figure?: string;
  }
}

/** A reporter that prints, at the end, what the proofs of `soak/` have seen. Without any it prints nothing. */
export function createFigures(write: (text: string) => void = writeOut): Reporter {
  return {
    onTestRunEnd(modules) {
      const figures = modules.filter(({ project }) => project.name === "soak").flatMap(figuresOf);
      if (figures.length === 0) return;
      const date = new Date().toISOString().slice(0, 10);
      const rows = figures.map((figure) => [...figure, nameMachine(), date]);
      const head = ["goal", "figure", "holds", "machine", "date"];
      const lines = [head, head.map(() => "---"), ...rows].map(
        (cells) => `| ${cells.join(" | ")} |`,
      );
      write(`\n${lines.join("\n")}\n`);
    },
  };
}

/** Goal, figure, and whether the goal holds, of each proof. */
function figuresOf({ children }: TestModule): [string, string, string][] {
  return Array.from(children.allTests(), (test) => [
    test.name,
    test.meta().figure ?? "nothing seen",
    { passed: "yes", failed: "NO", skipped: "not run", pending: "not run" }[test.result().state],
  ]);
}

function writeOut(text: string): void {
  process.stdout.write(text);
}
