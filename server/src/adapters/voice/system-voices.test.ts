import { readFile, readdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { speakSimulated, spokenRate } from "@hearten/simulated-providers/simulated-voice.ts";
import { toIntegers, toWave } from "@hearten/simulated-providers/sound-bytes.ts";
import { describe, expect, it } from "vitest";
import type { RunProgram } from "./run-program.ts";
import { createSystemVoices } from "./system-voices.ts";

const { signal } = new AbortController();
const line = "Let your shoulders come down.";

/** What `say -v '?'` prints on macOS. */
const sayList = `Albert              en_US    # Hello! My name is Albert.
Alice               it_IT    # Ciao! Mi chiamo Alice.
Ava (Premium)       en_US    # Hello! My name is Ava.
Bad News            en_US    # Hello! My name is Bad News.
Daniel              en_GB    # Hello! My name is Daniel.
Eddy (English (UK)) en_GB    # Hello! My name is Eddy.
Eddy (English (US)) en_US    # Hello! My name is Eddy.
Moira               en_IE    # Hello! My name is Moira.
Samantha            en_US    # Hello! My name is Samantha.
Serena (Enhanced)   en_GB    # Hello! My name is Serena.
`;

/** What System.Speech gives on Windows, with a mark at its start. */
const windowsList = `\uFEFF[{"gender":"Male","name":"Microsoft David Desktop","culture":"en-US"},{"gender":"Female","name":"Microsoft Hedda Desktop","culture":"de-DE"},{"gender":"Female","name":"Microsoft Hazel Desktop","culture":"en-GB"}]\r\n`;

const waveOf = (text: string) =>
  toWave(toIntegers(speakSimulated(text, "sam").samples), { rate: spokenRate });

interface Ran {
  readonly program: string;
  readonly programArguments: readonly string[];
  readonly input: string;
}

/** A system whose programs are played by a function. */
function play(answer: (ran: Ran) => Promise<number | string>, platform = "darwin") {
  const runs: Ran[] = [];
  const run: RunProgram = async (program, programArguments, input) => {
    const ran = { program, programArguments, input };
    runs.push(ran);
    const end = await answer(ran);
    return typeof end === "number" ? { exitCode: end, output: "" } : { exitCode: 0, output: end };
  };
  return { runs, voices: createSystemVoices({ platform, names: null, run }) };
}

const after = (values: readonly string[], name: string) => values[values.indexOf(name) + 1] ?? "";

describe("the voices of macOS", () => {
  it("are those that speak English and are no joke, the best first", async () => {
    const { voices, runs } = play(async () => sayList);
    expect(await voices.list(signal)).toEqual([
      { id: "Ava (Premium)", name: "Ava (Premium)", character: "American" },
      { id: "Serena (Enhanced)", name: "Serena (Enhanced)", character: "British" },
      { id: "Daniel", name: "Daniel", character: "British" },
      { id: "Moira", name: "Moira", character: "Irish" },
      { id: "Samantha", name: "Samantha", character: "American" },
      { id: "Eddy (English (UK))", name: "Eddy (English (UK))", character: "British" },
      { id: "Eddy (English (US))", name: "Eddy (English (US))", character: "American" },
    ]);
    expect(runs).toEqual([{ program: "say", programArguments: ["-v", "?"], input: "" }]);
  });

  it("get the text by a file that is gone afterwards, and never as a command", async () => {
    const texts: string[] = [];
    const { voices, runs } = play(async ({ programArguments }) => {
      texts.push(await readFile(after(programArguments, "-f"), "utf8"));
      await writeFile(after(programArguments, "-o"), waveOf(line));
      return 0;
    });
    const spoken = voices.get("Ava (Premium)").speak(["Now [[rate 9]] rest; $(rm)", line], signal);
    expect(await spoken).toHaveLength(2);
    expect(texts).toEqual(["Now rate 9 rest; $(rm)", line]);
    const [first] = runs;
    expect(first?.programArguments.slice(0, 2)).toEqual(["-v", "Ava (Premium)"]);
    expect(first?.programArguments).toContain("--data-format=LEI16@22050");
    expect(first?.programArguments).toContain("--file-format=WAVE");
    expect(JSON.stringify(runs)).not.toContain("rest");
    await expect(readFile(after(first?.programArguments ?? [], "-f"))).rejects.toThrow("ENOENT");
  });

  it.each([
    ["an exit code", () => Promise.resolve(1), "unusable"],
    ["no file", () => Promise.resolve(0), "unusable"],
    [
      "no program",
      () => Promise.reject(Object.assign(new Error("spawn say"), { code: "ENOENT" })),
      "rejected",
    ],
  ] as const)("fail as a provider does by %s", async (_name, answer, kind) => {
    const { voices, runs } = play(answer);
    const spoken = voices.get("Ava").speak([line], signal);
    await expect(spoken).rejects.toMatchObject({ name: "ProviderFault", kind });
    const textFile = after(runs[0]?.programArguments ?? [], "-f");
    await expect(readdir(dirname(textFile))).rejects.toThrow("ENOENT");
  });
});

describe("the voices of Windows", () => {
  it("are those that speak English", async () => {
    const { voices, runs } = play(async () => windowsList, "win32");
    expect(await voices.list(signal)).toEqual([
      { id: "Microsoft David Desktop", name: "David", character: "American, male" },
      { id: "Microsoft Hazel Desktop", name: "Hazel", character: "British, female" },
    ]);
    expect(runs[0]?.program).toBe("powershell.exe");
  });

  it("get voice and files on the standard input, never in the script", async () => {
    const { voices, runs } = play(async ({ input }) => {
      const order = JSON.parse(input) as { textFile: string; soundFile: string };
      await writeFile(order.soundFile, waveOf(await readFile(order.textFile, "utf8")));
      return 0;
    }, "win32");
    await voices.get("Zo\u00EB'; exit").speak([line], signal);
    await voices.get("Microsoft David Desktop").speak(["Now rest."], signal);
    const [first, second] = runs;
    expect(first?.input).toMatch(/^\{"voice":"Zo\\u00eb'; exit",/);
    expect(first?.programArguments).toEqual(second?.programArguments);
    const script = Buffer.from(first?.programArguments.at(-1) ?? "", "base64").toString("utf16le");
    expect(script).toContain("SetOutputToWaveFile($order.soundFile");
  });

  it.each(["", "nothing", '{"name":"one"}'])("are none when it prints %j", async (output) => {
    const { voices } = play(async () => output, "win32");
    await expect(voices.list(signal)).rejects.toMatchObject({ kind: "unusable" });
  });
});

describe("the voices of a system that has none", () => {
  it("can neither be listed nor speak", async () => {
    const { voices, runs } = play(async () => 0, "linux");
    await expect(voices.list(signal)).rejects.toMatchObject({ kind: "rejected" });
    await expect(voices.get("Ava").speak([line], signal)).rejects.toMatchObject({
      kind: "rejected",
    });
    expect(runs).toEqual([]);
  });

  it("are rejected when none speaks English", async () => {
    const { voices } = play(async () => "Alice  it_IT  # Ciao!\n");
    await expect(voices.list(signal)).rejects.toMatchObject({ kind: "rejected" });
  });
});
