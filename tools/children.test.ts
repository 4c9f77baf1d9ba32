import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** A command that runs the server, and reports each signal after it has forwarded it. */
const command = `
  import { runServer } from ${JSON.stringify(fileURLToPath(new URL("children.mjs", import.meta.url)))};
  const { ended } = runServer(process.env);
  process.on("SIGINT", () => console.log("handed on"));
  process.exit(await ended);
`;

describe("A command that runs the server", () => {
  let dataDir: string;
  let running: ChildProcess;
  let exited: Promise<number | null>;
  let said: Interface;
  /** Settles at the server's first log line, or at its end. */
  let stopping: Promise<unknown>;
  /** Settles when all processes with this output have ended. */
  let silent: Promise<unknown>;
  /** A running request, so that a stop has to wait for it. */
  let request: Socket;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "children-"));
    const child = spawn(process.execPath, ["--input-type=module", "--eval", command], {
      env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
      // A process group of its own, as in a terminal.
      detached: true,
    });
    running = child;
    exited = once(child, "exit").then(([code]: (number | null)[]) => code ?? null);
    said = createInterface(child.stdout);
    silent = once(said, "close");
    const logged = createInterface(child.stderr);
    stopping = Promise.race([once(logged, "line"), once(logged, "close")]);
    const [line] = (await once(said, "line")) as [string];
    request = connect(Number(/:(\d+)$/.exec(line)?.[1]), "127.0.0.1");
    request.write(
      [
        "POST /api/account/sign-in HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: close",
        "Content-Type: application/json",
        "Content-Length: 2",
        // The server answers this when it has read the headers.
        "Expect: 100-continue\r\n\r\n",
      ].join("\r\n"),
    );
    await once(request, "data");
  });
  afterEach(async () => {
    request.destroy();
    running.kill("SIGKILL");
    await silent;
    await rm(dataDir, { recursive: true });
  });

  /** Sends the signal to every process of the group, like a terminal. */
  const tellGroup = (signal: NodeJS.Signals) => process.kill(-Number(running.pid), signal);
  const answer = () => {
    request.write("{}");
    return text(request);
  };

  it("lets it end what it is at when the terminal says so, and npm once more", async () => {
    const handedOn = once(said, "line");
    tellGroup("SIGINT");
    await handedOn;
    const again = once(said, "line");
    running.kill("SIGINT");
    await Promise.all([again, stopping]);
    expect(await answer()).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exited).toBe(0);
  });

  it("lets it end what it is at when the terminal closes", async () => {
    tellGroup("SIGHUP");
    await stopping;
    expect(await answer()).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exited).toBe(0);
  });

  it("takes it along when it is killed", async () => {
    running.kill("SIGKILL");
    await stopping;
    expect(await answer()).toMatch(/^HTTP\/1\.1 400 /);
    await silent;
  });
});
