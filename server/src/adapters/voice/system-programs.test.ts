// The voices of the system by programs that are started, as on macOS and Windows.
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { describeVoices } from "../../ports/voice.suite.ts";
import { runProgram } from "./run-program.ts";
import { createSystemVoices } from "./system-voices.ts";

/** What `say -v '?'` prints on macOS. */
const sayList = `Alice               it_IT    # Ciao! Mi chiamo Alice.
Ava (Premium)       en_US    # Hello! My name is Ava.
Daniel              en_GB    # Hello! My name is Daniel.
`;

// A program named `say`, found as the real one is.
const folder = await mkdtemp(join(tmpdir(), "hearten-say-"));
const modules = [
  import.meta.resolve("@hearten/simulated-providers/simulated-voice.ts"),
  import.meta.resolve("@hearten/simulated-providers/sound-bytes.ts"),
].map((address) => JSON.stringify(address));
await writeFile(
  join(folder, "say"),
  `#!${process.execPath}
const { readFileSync, writeFileSync } = require("node:fs");
const values = process.argv.slice(2);
const after = (name) => values[values.indexOf(name) + 1];
if (after("-v") === "?") {
  process.stdout.write(${JSON.stringify(sayList)});
} else {
  Promise.all([import(${modules[0] ?? ""}), import(${modules[1] ?? ""})]).then(([voice, bytes]) => {
    const { samples } = voice.speakSimulated(readFileSync(after("-f"), "utf8"), after("-v"));
    writeFileSync(after("-o"), bytes.toWave(bytes.toIntegers(samples), { rate: voice.spokenRate }));
  });
}
`,
);
await chmod(join(folder, "say"), 0o700);
vi.stubEnv("PATH", `${folder}${delimiter}${process.env["PATH"] ?? ""}`);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describeVoices("system", () =>
  createSystemVoices({ platform: "darwin", names: null, run: runProgram }),
);

describe("the voices of a system without their program", () => {
  it("are rejected", async () => {
    vi.stubEnv("PATH", "/nowhere");
    const missing = createSystemVoices({ platform: "darwin", names: null, run: runProgram });
    const { signal } = new AbortController();
    await expect(missing.list(signal)).rejects.toMatchObject({ kind: "rejected" });
  });
});
