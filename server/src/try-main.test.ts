// `npm run try` as a process, without the command around it that installs.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("try-main.ts", import.meta.url));
/** Each run runs the same scripts. */
const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../node_modules/.cache/product", import.meta.url)),
};

describe("An inspiration on the command line", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "try-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = (given: readonly string[], variables: Record<string, string> = {}) =>
    spawnSync(process.execPath, [main, ...given], {
      cwd: folder,
      env: { PATH: process.env["PATH"], ...compiled, ...variables },
      encoding: "utf8",
    });

  it("is written and spoken into a file, with what one needs to judge it", async () => {
    const { stdout, stderr, status } = run(["my first day at work is tomorrow", "stay calm"]);
    expect([stderr, status]).toEqual(["", 0]);
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

  it.each([[["--length", "2", "words"]], [["--minutes", "3", "words"]]])(
    "is refused with how to ask for it: %j",
    async (given) => {
      const { stderr, status } = run(given);
      expect(status).toBe(1);
      expect(stderr).toContain('npm run try -- "what is on the mind"');
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it("is refused with every fault of the settings", () => {
    const { stderr, status } = run(["words"], { WRITER: "openai" });
    expect(status).toBe(1);
    expect(stderr.split("\n")).toEqual([
      "WRITER_URL is missing: WRITER=openai needs it.",
      "WRITER_MODEL is missing: WRITER=openai needs it.",
      "",
    ]);
  });
});
