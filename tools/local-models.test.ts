import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("../deploy/local-models.sh", import.meta.url));
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "local-models-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that the script finds in place of the system's. */
function put(name: string, lines: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

/** The settings of a program that the script starts. */
function start(settings: Readonly<Record<string, string>> = {}): Record<string, string> {
  const told = execFileSync("sh", [script, "env"], {
    env: { PATH: `${folder}:/usr/bin:/bin`, DATA_DIR: folder, ...settings },
    encoding: "utf8",
  });
  return Object.fromEntries(
    told
      .split("\n")
      .filter((line) => /^(?:WRITER|VOICE)/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
}

const both = {
  WRITER: "openai",
  WRITER_URL: "http://ollama:11434/v1",
  WRITER_MODEL: "gemma3:4b",
  WRITER_SECONDS: "300",
  VOICE: "openai",
  VOICE_URL: "http://kokoro:8880/v1",
  VOICE_MODEL: "kokoro",
  VOICE_NAMES: "af_heart=Heart,bf_emma=Emma,am_michael=Michael,bm_george=George",
  VOICE_SECONDS: "600",
};

describe("Local models in containers", () => {
  it("write and speak where they run", () => {
    put("getent", "exit 0");
    expect(start()).toEqual(both);
  });

  it("change nothing where they don't run", () => {
    put("getent", "exit 2");
    expect(start()).toEqual({});
  });

  it("leave alone what the settings name", () => {
    put("getent", "exit 0");
    const { VOICE, VOICE_URL, VOICE_MODEL, VOICE_NAMES, VOICE_SECONDS } = both;
    expect(start({ WRITER: "anthropic", WRITER_MODEL: "claude" })).toEqual({
      WRITER: "anthropic",
      WRITER_MODEL: "claude",
      VOICE,
      VOICE_URL,
      VOICE_MODEL,
      VOICE_NAMES,
      VOICE_SECONDS,
    });
    expect(start({ WRITER_MODEL: "gemma3:12b", VOICE: "flite" })).toMatchObject({
      WRITER: "openai",
      WRITER_MODEL: "gemma3:12b",
      VOICE: "flite",
    });
  });

  it("are waited for where they ran before, and forgotten when they don't come", () => {
    put("sleep", `touch "$DATA_DIR/slept"`);
    put("getent", "exit 0");
    start();
    put("getent", `[ -e "$DATA_DIR/slept" ]`);
    expect(start()).toEqual(both);
    put("getent", "exit 2");
    expect(start()).toEqual({});
    expect(existsSync(join(folder, "local-models-seen"))).toBe(false);
  });
});
