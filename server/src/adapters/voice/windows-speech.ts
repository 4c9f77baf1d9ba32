import * as v from "valibot";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { ListedVoice } from "./listed-voices.ts";
import type { RunProgram } from "./run-program.ts";
import type { SystemSpeech } from "./system-speech.ts";

/** Prints the voices as a JSON array, on one line. */
const listScript = `
$ErrorActionPreference = 'Stop'
[Console]::OutputEncoding = [System.Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$speech = New-Object System.Speech.Synthesis.SpeechSynthesizer
$voices = @($speech.GetInstalledVoices() | Where-Object { $_.Enabled } | ForEach-Object {
  @{ name = $_.VoiceInfo.Name; culture = $_.VoiceInfo.Culture.Name; gender = [string]$_.VoiceInfo.Gender }
})
ConvertTo-Json -Compress -InputObject $voices
`;

/** What to say, who says it and where to is read from the standard input: nothing of it is ever part of a command. */
const speakScript = `
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Speech
$order = [Console]::In.ReadToEnd() | ConvertFrom-Json
$speech = New-Object System.Speech.Synthesis.SpeechSynthesizer
$speech.SelectVoice($order.voice)
$format = New-Object System.Speech.AudioFormat.SpeechAudioFormatInfo(22050, [System.Speech.AudioFormat.AudioBitsPerSample]::Sixteen, [System.Speech.AudioFormat.AudioChannel]::Mono)
$speech.SetOutputToWaveFile($order.soundFile, $format)
$speech.Speak([System.IO.File]::ReadAllText($order.textFile, [System.Text.Encoding]::UTF8))
$speech.Dispose()
`;

const regions: Readonly<Record<string, string>> = {
  "en-US": "American",
  "en-GB": "British",
  "en-AU": "Australian",
  "en-CA": "Canadian",
  "en-IE": "Irish",
  "en-IN": "Indian",
};

const voicesSchema = v.array(
  v.object({ name: v.pipe(v.string(), v.nonEmpty()), culture: v.string(), gender: v.string() }),
);

/** System.Speech of Windows, by Windows PowerShell, which every Windows has. */
export function createWindowsSpeech(run: RunProgram): SystemSpeech {
  const runScript = (script: string, input: string, signal: AbortSignal) => {
    // Encoded, so that no rule of quoting applies.
    const encoded = Buffer.from(script, "utf16le").toString("base64");
    const programArguments = ["-NoProfile", "-NonInteractive", "-EncodedCommand", encoded];
    return run("powershell.exe", programArguments, input, signal);
  };
  return {
    async list(signal) {
      const { exitCode, output } = await runScript(listScript, "", signal);
      if (exitCode !== 0)
        throw new ProviderFault("rejected", `PowerShell ended with ${String(exitCode)}.`);
      const voices = v.safeParse(voicesSchema, parse(output.replace(/^\uFEFF/, "")));
      if (!voices.success) throw new ProviderFault("unusable", "PowerShell has listed no voices.");
      return voices.output.filter(({ culture }) => culture.startsWith("en")).map(toListed);
    },

    async speak(order, signal) {
      // In ASCII, since the console reads in a code page of its own.
      const input = JSON.stringify(order).replaceAll(
        /[^\x20-\x7e]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
      return (await runScript(speakScript, input, signal)).exitCode;
    },

    prepare: (text) => text,
  };
}

/** Such as "Microsoft Zira Desktop". */
function toListed(voice: v.InferOutput<typeof voicesSchema>[number]): ListedVoice {
  const name = voice.name.replace(/^Microsoft\s+/, "").replace(/\s+Desktop$/, "");
  const said = [regions[voice.culture], voice.gender.toLowerCase()].filter(
    (one) => one === "male" || one === "female" || Object.values(regions).includes(one ?? ""),
  );
  return { id: voice.name, name, character: said.length === 0 ? null : said.join(", ") };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
