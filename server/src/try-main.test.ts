// `npm run try` as a process, without the command around it that installs.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("try-main.ts", import.meta.url));
describe("An inspiration on the command line", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "try-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = (given: readonly string[], variables: Record<string, string> = {}) =>
    new Promise<{ stdout: string; stderr: string; hasFailed: boolean }>((resolve) => {
      const options = {
        cwd: folder,
        env: {
          PATH: process.env["PATH"],
          NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
          ...variables,
        },
      };
      execFile(process.execPath, [main, ...given], options, (error, stdout, stderr) =>
        resolve({ stdout, stderr, hasFailed: error !== null }),
      );
    });

  it("is written and spoken into a file, with what one needs to judge it", async () => {
    const { stdout, stderr, hasFailed } = await run([
      "my first day at work is tomorrow",
      "stay calm",
    ]);
    expect([stderr, hasFailed]).toEqual(["", false]);
    const said = stdout.split("\n");
    expect(said[0]).toBe("Words composed here, voice by flite here.");
    expect(said).toContainEqual(expect.stringMatching(/^Lines: \d+ of \d+, \d+ words$/));
    expect(said).toContainEqual(
      expect.stringMatching(/^Sound: 60\.\d{3} s, -\d+\.\d LUFS, true peak -\d+\.\d dB$/),
    );
    expect(said).toContainEqual(
      expect.stringMatching(
        /^Times: reading [\d.]+ s, writing [\d.]+ s, speaking and mastering [\d.]+ s; together [\d.]+ s$/,
      ),
    );
    expect(said).toContainEqual(expect.stringMatching(/^Written by Hearten, spoken by \w+$/));
    expect(said).toContain("Calls: none, so it cost nothing");
    expect(said).toContain(`Audio: ${join(folder, "inspiration.mp3")}`);
    expect((await readFile(join(folder, "inspiration.mp3"))).length).toBeGreaterThan(100_000);
  }, 120_000);

  it("is written by the model of the settings, and says what that cost", async () => {
    await using providers = await startSimulatedProviders();
    const { stdout, stderr } = await run(["my first day at work is tomorrow", "stay calm"], {
      WRITER: "openai",
      WRITER_URL: providers.chatUrl,
      WRITER_MODEL: "a-model",
      WRITER_PRICE_OUTPUT: "1000",
    });
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^Words by a-model at 127\.0\.0\.1:\d+, voice by flite here\.\n/);
    expect(stdout).toMatch(/^Written by a-model, spoken by \w+$/m);
    expect(stdout).toMatch(/^Calls: [12], failed: none; \$0\.[1-9]\d{3} by your prices$/m);
    expect(stdout).toMatch(/^Checks of the model's lines\nThe first answer: /m);
  }, 120_000);

  it("shows which of the model's lines are not fit to be spoken, and why", async () => {
    await using providers = await startSimulatedProviders();
    providers.chat.queue.push("names");
    const { stdout } = await run(["my first day at work is tomorrow"], {
      WRITER: "openai",
      WRITER_URL: providers.chatUrl,
      WRITER_MODEL: "a-model",
    });
    expect(stdout).toMatch(/^The first answer: \d+ to mend, asked for once more$/m);
    expect(stdout).toMatch(/^ {2}\w+: .+ \(.*name.*\)$/m);
    expect(stdout).toMatch(/^The repair: nothing to mend$/m);
  }, 120_000);

  it.each([[["--length", "2", "words"]], [["--minutes", "3", "words"]]])(
    "is refused with how to ask for it: %j",
    async (given) => {
      const { stderr, hasFailed } = await run(given);
      expect(hasFailed).toBe(true);
      expect(stderr).toContain('npm run try -- "what is on the mind"');
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it("is refused with every fault of the settings", async () => {
    const { stderr, hasFailed } = await run(["words"], { WRITER: "openai" });
    expect(hasFailed).toBe(true);
    expect(stderr.split("\n")).toEqual([
      "WRITER_URL is missing: WRITER=openai needs it.",
      "WRITER_MODEL is missing: WRITER=openai needs it.",
      "",
    ]);
  });
});
