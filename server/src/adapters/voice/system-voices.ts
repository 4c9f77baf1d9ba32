import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProviderFault } from "../../ports/provider-fault.ts";
import type { OfferedVoice, Speech, Voices } from "../../ports/voice.ts";
import { toOffered } from "./listed-voices.ts";
import { createMacSpeech } from "./mac-speech.ts";
import type { RunProgram } from "./run-program.ts";
import { speakable } from "./speakable.ts";
import { readSound } from "./spoken-audio.ts";
import type { SystemSpeech } from "./system-speech.ts";
import { trimSilence } from "./trim-silence.ts";
import { createWindowsSpeech } from "./windows-speech.ts";

interface SystemVoicesSettings {
  /** As `process.platform` has it. */
  readonly platform: string;
  /** Null when the system is asked for its voices. */
  readonly names: readonly OfferedVoice[] | null;
  readonly run: RunProgram;
}

/** Programs that speak at the same time: each takes about one core. */
const atOnce = 2;

/** The voices of macOS or Windows. Each line is spoken by itself: these voices garble none. */
export function createSystemVoices({ platform, names, run }: SystemVoicesSettings): Voices {
  const speech = chooseSpeech(platform, run);
  const closing = new AbortController();
  let offered: readonly OfferedVoice[] | null = names;

  async function speakLine(voice: string, line: string, signal: AbortSignal): Promise<Speech> {
    const system = speech ?? refuse();
    signal.throwIfAborted();
    const text = speakable(system.prepare(line));
    if (text === "") throw new Error("the line holds nothing that can be spoken");
    // Readable by this account alone.
    const folder = await mkdtemp(join(tmpdir(), "hearten-speech-"));
    try {
      const order = {
        voice,
        textFile: join(folder, "line.txt"),
        soundFile: join(folder, "line.wav"),
      };
      await writeFile(order.textFile, text, { mode: 0o600 });
      const exitCode = await named(system.speak(order, signal));
      if (exitCode !== 0) throw unusable(`The system's voice ended with ${String(exitCode)}.`);
      const bytes = await readFile(order.soundFile).catch((cause: unknown) => {
        throw unusable("The system's voice has written no sound.", cause);
      });
      const sound = await readSound({ bytes, type: "audio/wav", isPcmAsked: false });
      return { ...sound, samples: trimSilence(sound.samples, sound.sampleRate) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    get known() {
      return offered;
    },

    async list(signal) {
      const either = AbortSignal.any([signal, closing.signal]);
      either.throwIfAborted();
      offered ??= toOffered(await named((speech ?? refuse()).list(either)));
      if (offered.length > 0) return offered;
      offered = null;
      throw new ProviderFault("rejected", "The system has no voice that speaks English.");
    },

    get: (voice) => ({
      wordsPerMinute: null,
      concurrency: atOnce,
      fewestWords: 0,
      isFlite: false,
      countCharacters: () => 0,
      async speak(lines, signal) {
        const either = AbortSignal.any([signal, closing.signal]);
        const spoken: Speech[] = [];
        for (const line of lines) spoken.push(await speakLine(voice, line, either));
        return spoken;
      },
    }),

    async close() {
      closing.abort(new Error("the voices are closed"));
    },
  };
}

/** Whether there is a speech of the system that we can use. */
export const hasSpeech = (platform: string): boolean =>
  platform === "darwin" || platform === "win32";

function chooseSpeech(platform: string, run: RunProgram): SystemSpeech | null {
  if (platform === "darwin") return createMacSpeech(run);
  return platform === "win32" ? createWindowsSpeech(run) : null;
}

function refuse(): never {
  throw new ProviderFault("rejected", "Only macOS and Windows have voices of their own.");
}

/** Names the fault when the system's program is missing. */
async function named<Result>(running: Promise<Result>): Promise<Result> {
  try {
    return await running;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new ProviderFault("rejected", "The system's program that speaks is missing.", {
      cause: error,
    });
  }
}

function unusable(message: string, cause?: unknown): ProviderFault {
  return new ProviderFault("unusable", message, { cause });
}
