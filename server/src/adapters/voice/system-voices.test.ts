import { readFile, readdir, stat, writeFile } from "node:fs/promises";
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

const missing = Object.assign(new Error("spawn say"), { code: "ENOENT" });

const runNothing: RunProgram = () => Promise.reject(new Error("not to be asked"));

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

  it("are described by where their English is spoken", async () => {
    const list = [
      "Karen en_AU",
      "Rishi en-IN",
      "Tessa en_ZA",
      "Xena en_XX",
      "Zoe (Premium)  en_US",
    ];
    const printed = list.map((one) => `${one}    # Hello!`);
    const others = ["no voice", "Lena de_DE # Hallo!", " Indented en_US # Hello!", "Uma en_US"];
    const { voices } = play(async () => [...others, ...printed].join("\n"));
    expect((await voices.list(signal)).map(({ name, character }) => [name, character])).toEqual([
      ["Zoe (Premium)", "American"],
      ["Karen", "Australian"],
      ["Rishi", "Indian"],
      ["Tessa", "South African"],
      ["Xena", null],
    ]);
  });

  it("are none of the jokes, and old ones come last", async () => {
    const jokes =
      "Albert,Bad News,Bahh,Bells,Boing,Bubbles,Cellos,Deranged,Good News,Hysterical,Jester,Organ,Pipe Organ,Superstar,Trinoids,Whisper,Wobble,Zarvox";
    const old =
      "Agnes,Bruce,Eddy (English (US)),Flo,Fred,Grandma,Grandpa,Junior,Kathy,Princess,Ralph,Reed,Rocko,Sandy,Shelley,Vicki,Victoria";
    const good = "Alberta,The Organ,Florence,Old Fred";
    const all = [old, jokes, good].join(",").split(",");
    const { voices } = play(async () => all.map((name) => `${name} en_US # Hello!`).join("\n"));
    const ids = (await voices.list(signal)).map(({ id }) => id);
    expect(ids).toEqual(`${good},${old}`.split(","));
  });

  it("get the text by a file that is gone afterwards, and never as a command", async () => {
    const texts: string[] = [];
    const { voices, runs } = play(async ({ programArguments }) => {
      const { mode } = await stat(after(programArguments, "-f"));
      // Readable by this account alone.
      expect(mode & 0o777).toBe(0o600);
      texts.push(await readFile(after(programArguments, "-f"), "utf8"));
      await writeFile(after(programArguments, "-o"), waveOf(line));
      return 0;
    });
    const spoken = voices.get("Ava (Premium)").speak(["Now[[rate 9]]rest; $(rm)", line], signal);
    expect(await spoken).toHaveLength(2);
    expect(texts).toEqual(["Now rate 9 rest; $(rm)", line]);
    const [first] = runs;
    expect(first).toMatchObject({ program: "say", input: "" });
    expect(first?.programArguments.slice(0, 2)).toEqual(["-v", "Ava (Premium)"]);
    expect(first?.programArguments).toContain("--data-format=LEI16@22050");
    expect(first?.programArguments).toContain("--file-format=WAVE");
    expect(JSON.stringify(runs)).not.toContain("rest");
    await expect(readFile(after(first?.programArguments ?? [], "-f"))).rejects.toThrow("ENOENT");
  });

  it("are trimmed of the silence around them, and speak two at a time", async () => {
    const { voices } = play(async ({ programArguments }) => {
      await writeFile(after(programArguments, "-o"), waveOf(line));
      return 0;
    });
    const voice = voices.get("Ava");
    const { samples } = speakSimulated(line, "sam");
    const [speech] = await voice.speak([line], signal);
    expect(speech?.sampleRate).toBe(spokenRate);
    expect(speech?.samples.length).toBeLessThan(samples.length - 0.3 * spokenRate);
    expect(voice).toMatchObject({
      wordsPerMinute: null,
      concurrency: 2,
      fewestWords: 0,
      isFlite: false,
    });
  });

  it("are asked for once, and not at all when the names are set", async () => {
    const { voices, runs } = play(async () => sayList);
    expect(await voices.list(signal)).toBe(await voices.list(signal));
    expect(runs).toHaveLength(1);
    const names = [{ id: "Ava", name: "Ava", character: null }];
    const named = createSystemVoices({ platform: "darwin", names, run: runNothing });
    expect(await named.list(signal)).toEqual(names);
  });

  it("are asked for again after there were none", async () => {
    const lists = ["", sayList];
    const { voices } = play(async () => lists.shift() ?? "");
    await expect(voices.list(signal)).rejects.toMatchObject({ kind: "rejected" });
    expect(await voices.list(signal)).toHaveLength(7);
  });

  it.each([
    ["an exit code", () => Promise.resolve(1), { kind: "rejected" }],
    ["no program", () => Promise.reject(missing), { kind: "rejected", cause: missing }],
    ["a fault of its own", () => Promise.reject(new Error("odd")), new Error("odd")],
  ] as const)("can't be listed by %s", async (_name, answer, fault) => {
    await expect(play(answer).voices.list(signal)).rejects.toMatchObject(fault);
  });

  it("neither speak nor are listed once they are closed, or given up", async () => {
    const { voices, runs } = play(async () => sayList);
    const reason = new Error("given up");
    await expect(voices.list(AbortSignal.abort(reason))).rejects.toBe(reason);
    await voices.close();
    await expect(voices.list(signal)).rejects.toThrow("the voices are closed");
    await expect(voices.get("Ava").speak([line], signal)).rejects.toThrow("the voices are closed");
    expect(runs).toEqual([]);
  });

  it("are not heard or listed by a program that has failed, whatever it leaves", async () => {
    const run: RunProgram = async (_program, programArguments) => {
      const soundFile = after(programArguments, "-o");
      if (programArguments.includes("-o")) await writeFile(soundFile, waveOf(line));
      return { exitCode: 3, output: sayList };
    };
    const voices = createSystemVoices({ platform: "darwin", names: null, run });
    await expect(voices.list(signal)).rejects.toThrow("say ended with 3.");
    const spoken = voices.get("Ava").speak([line], signal);
    await expect(spoken).rejects.toThrow("The system's voice ended with 3.");
  });

  it.each([["EACCES"], [undefined]])("tell a fault of the program as it is: %s", async (code) => {
    const fault = Object.assign(new Error("spawn say"), code === undefined ? {} : { code });
    const { voices } = play(() => Promise.reject(fault));
    await expect(voices.get("Ava").speak([line], signal)).rejects.toBe(fault);
    const odd = play(() => Promise.reject(code)).voices;
    await expect(odd.list(signal).catch((error: unknown) => error)).resolves.toBe(code);
  });

  it("tell that there is no sound, and why", async () => {
    const { voices } = play(async () => 0);
    await expect(voices.get("Ava").speak([line], signal)).rejects.toMatchObject({
      message: "The system's voice has written no sound.",
      cause: { code: "ENOENT" },
    });
  });

  it("say nothing of a line without anything to say", async () => {
    const { voices, runs } = play(async () => 0);
    const spoken = voices.get("Ava").speak([" [[ ]] "], signal);
    await expect(spoken).rejects.toThrow("nothing that can be spoken");
    expect(runs).toEqual([]);
  });

  it.each([
    ["an exit code", () => Promise.resolve(1), "unusable"],
    ["no file", () => Promise.resolve(0), "unusable"],
    ["no program", () => Promise.reject(missing), "rejected"],
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
    const [ran] = runs;
    expect(ran).toMatchObject({ program: "powershell.exe", input: "" });
    expect(ran?.programArguments.slice(0, -1)).toEqual([
      "-NoProfile",
      "-NonInteractive",
      "-EncodedCommand",
    ]);
    const script = Buffer.from(ran?.programArguments.at(-1) ?? "", "base64").toString("utf16le");
    expect(script).toContain("$speech.GetInstalledVoices()");
  });

  it.each([
    ["Microsoft Catherine", "en-AU", "Female", "Catherine", "Australian, female"],
    ["Microsoft Linda Desktop", "en-CA", "Female", "Linda", "Canadian, female"],
    ["Microsoft  Sean", "en-IE", "Male", "Sean", "Irish, male"],
    ["Microsoft Ravi  Desktop", "en-IN", "Neutral", "Ravi", "Indian"],
    ["Desktop Voice", "en-ZA", "Male", "Desktop Voice", "male"],
    ["My Microsoft Desktop Zira", "en", "NotSet", "My Microsoft Desktop Zira", null],
  ])("are named and described: %s, %s, %s", async (id, culture, gender, name, character) => {
    const { voices } = play(async () => JSON.stringify([{ name: id, culture, gender }]), "win32");
    expect(await voices.list(signal)).toEqual([{ id, name, character }]);
  });

  it("fail as a provider does by an exit code", async () => {
    const { voices } = play(async () => 1, "win32");
    await expect(voices.list(signal)).rejects.toMatchObject({ kind: "rejected" });
    const spoken = voices.get("Zira").speak([line], signal);
    await expect(spoken).rejects.toMatchObject({ kind: "unusable" });
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

  it.each(["", "nothing", '{"name":"one"}', '[{"name":"","culture":"en-US","gender":"Male"}]'])(
    "are none when it prints %j",
    async (output) => {
      const { voices } = play(async () => output, "win32");
      await expect(voices.list(signal)).rejects.toMatchObject({ kind: "unusable" });
    },
  );
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
