import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type HostedTarget,
  missing,
  openHostedTarget,
  readAll,
  removeInstallation,
} from "./hosted-target.fixture.ts";
import { openInstallation } from "./installation.fixture.ts";

const program = fileURLToPath(new URL("../move-main.ts", import.meta.url));

function run({ settings }: HostedTarget, ...parameters: string[]) {
  return spawn(process.execPath, [program, ...parameters], {
    env: settings,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** What a command says until its end. */
async function end(child: ReturnType<typeof run>) {
  const [said, told] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, said: said.toString() + told.toString() };
}

describe.skipIf(missing.length > 0)("The command that moves an installation", () => {
  let on: HostedTarget;
  beforeEach(async () => {
    on = await openHostedTarget();
  });
  afterEach(() => on.close());
  afterAll(removeInstallation);

  it("ends well after it was killed in the middle, and tells differences by its exit", async () => {
    const killed = run(on);
    for await (const said of killed.stdout) if (/media files/.test(String(said))) break;
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(killed.signalCode).toBe("SIGKILL");

    const checked = await end(run(on, "--check"));
    expect(checked.said).toContain("is missing at the target.");
    expect(checked.code).toBe(1);
    const moved = await end(run(on));
    expect(moved.said).toContain("Everything is there.");
    expect(moved.code).toBe(0);
    expect((await end(run(on, "--check"))).code).toBe(0);
    const noras = await readAll(on.documents, on.made.people.nora.uid);
    await on.remove(noras[0]?.audio ?? "");
    expect((await end(run(on, "--check"))).code).toBe(1);
  }, 60_000);

  it("says plainly why it can't begin", async () => {
    const running = await openInstallation(on.made.path);
    const { code, said } = await end(run(on));
    await running.close();
    expect(code).toBe(1);
    expect(said).toBe(
      `DATA_DIR: ${on.made.path} is in use by another Hearten; stop it or choose another directory.\n`,
    );
  });
});
