import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runProgram } from "./run-program.ts";

const run = (script: string, input: string, signal: AbortSignal) =>
  runProgram(process.execPath, ["-e", script], input, signal);

describe("running a program", () => {
  it("gives what it reads on its input, and its output and exit code back", async () => {
    const script = "process.stdin.pipe(process.stdout); process.exitCode = 3";
    const { signal } = new AbortController();
    expect(await run(script, "caf\u00E9", signal)).toEqual({ exitCode: 3, output: "caf\u00E9" });
  });

  it("doesn't mind a program that reads nothing", async () => {
    const { signal } = new AbortController();
    expect(await run("process.exit(0)", "a".repeat(1e6), signal)).toMatchObject({ exitCode: 0 });
  });

  it("ends the program when the signal aborts, and rejects with the reason", async () => {
    const folder = await mkdtemp(join(tmpdir(), "hearten-run-"));
    const file = join(folder, "pid");
    const controller = new AbortController();
    const reason = new Error("given up");
    const script = `require("node:fs").writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`;
    const running = run(script, "", controller.signal);
    await expect.poll(() => readFile(file, "utf8").catch(() => "")).not.toBe("");
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    const pid = Number(await readFile(file, "utf8"));
    await expect.poll(() => isRunning(pid)).toBe(false);
    await rm(folder, { recursive: true });
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
