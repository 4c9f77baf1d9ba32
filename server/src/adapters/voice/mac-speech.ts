import { ProviderFault } from "../../ports/provider-fault.ts";
import type { ListedVoice } from "./listed-voices.ts";
import type { RunProgram } from "./run-program.ts";
import type { SystemSpeech } from "./system-speech.ts";

/** Voices that are jokes or effects. */
const jokes =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Good News|Hysterical|Jester|Organ|Pipe Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox)$/;
/** Old or synthetic ones, which nobody would choose first. */
const plainest =
  /^(?:Agnes|Bruce|Eddy|Flo|Fred|Grandma|Grandpa|Junior|Kathy|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Vicki|Victoria)\b/;

const regions: Readonly<Record<string, string>> = {
  US: "American",
  GB: "British",
  AU: "Australian",
  IE: "Irish",
  IN: "Indian",
  ZA: "South African",
};

/** The command `say` of macOS. */
export function createMacSpeech(run: RunProgram): SystemSpeech {
  return {
    async list(signal) {
      const { exitCode, output } = await run("say", ["-v", "?"], "", signal);
      if (exitCode !== 0)
        throw new ProviderFault("rejected", `say ended with ${String(exitCode)}.`);
      const voices = output.split("\n").flatMap(readVoice);
      return voices.toSorted((one, other) => rankOf(one.id) - rankOf(other.id));
    },

    // The text goes by a file: on a command line everybody on the machine could read it.
    async speak({ voice, textFile, soundFile }, signal) {
      const format = ["--data-format=LEI16@22050", "--file-format=WAVE"];
      const programArguments = ["-v", voice, "-o", soundFile, ...format, "-f", textFile];
      return (await run("say", programArguments, "", signal)).exitCode;
    },

    // "[[...]]" would be a command to the voice.
    prepare: (text) => text.replaceAll(/\[\[|\]\]/g, " "),
  };
}

/** A line such as "Ava (Premium)       en_US    # Hello! My name is Ava." */
function readVoice(line: string): ListedVoice[] {
  const [, id = "", region = ""] = /^(\S.*?)\s+en[_-](\w+)\s+#/.exec(line) ?? [];
  if (id === "" || jokes.test(id)) return [];
  return [{ id, name: id, character: regions[region] ?? null }];
}

function rankOf(id: string): number {
  if (id.includes("(Premium)")) return 0;
  if (id.includes("(Enhanced)")) return 1;
  return plainest.test(id) ? 3 : 2;
}
