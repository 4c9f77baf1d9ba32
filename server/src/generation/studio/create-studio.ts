import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Reader } from "@hearten/reading/create-reader.ts";
import type { Reading } from "@hearten/reading/reading.ts";
import { chooseCompany, claimNothing, keepCompany, wordsOf } from "../../care/keep-company.ts";
import { writeCare } from "../../care/write-care.ts";
import type { Painter } from "../../ports/painter.ts";
import type { Speech, Voice, Voices } from "../../ports/voice.ts";
import type { Line, Script, Writer } from "../../ports/writer.ts";
import type { Mastering, Treatment } from "../mastering/mastering.ts";
import { fitLines } from "./fit-lines.ts";
import { inParallel } from "./in-parallel.ts";
import { rememberReadings } from "./remember-readings.ts";
import type { Studio, StudioOrder } from "./studio.ts";

export interface StudioParts {
  /** Loaded with the first text: it takes memory. */
  readonly loadReader: () => Promise<Reader>;
  readonly writer: Writer;
  /** A writer in this process, which sends nothing elsewhere. */
  readonly ownWriter: Writer;
  readonly voices: Voices;
  readonly mastering: Mastering;
  readonly painter: Painter;
}

/**
 * Words a minute of which a script has as many as it may: 90, 250 and 400, rather fewer than more. The rest is breath,
 * silence and bed. A slower voice than this one gets fewer.
 */
const calmWords: Readonly<Record<LengthInMinutes, number>> = { 1: 90, 3: 250, 5: 400 };
const calmWordsPerMinute = 164;

interface SpokenLine {
  readonly line: Line;
  readonly speech: Speech;
}

/** The studio in this process. */
export function createStudio(parts: StudioParts): Studio {
  const { writer, ownWriter, voices, mastering, painter } = parts;
  let loading: Promise<Reader> | null = null;
  const loadReader = () =>
    (loading ??= parts.loadReader().then(rememberReadings, (error: unknown) => {
      // The next text tries again.
      loading = null;
      throw error;
    }));

  /**
   * Harm is met before any writer is asked, by a piece of our own. What may speak of harm goes to nobody
   * else: our own writer claims nothing, and somebody to turn to is named.
   */
  async function write(
    order: StudioOrder,
    reading: Reading,
    voice: Voice,
    signal: AbortSignal,
  ): Promise<Script> {
    const { id, length, goals, description, earlier } = order;
    const { level, kind } = reading.harm;
    if (level === "certain") return writeCare({ id, length, earlier, kind });
    const pace = Math.min(1, (voice.wordsPerMinute ?? calmWordsPerMinute) / calmWordsPerMinute);
    const words = Math.round(calmWords[length] * pace);
    const commission = { id, length, goals, description, reading, words, earlier };
    if (level === "none") return writer.write(commission, signal);
    const company = chooseCompany(length, order);
    const careful = {
      ...commission,
      reading: claimNothing(reading),
      words: words - wordsOf(company),
    };
    return keepCompany(await ownWriter.write(careful, signal), company);
  }

  async function chooseVoice(chosen: string | null, signal: AbortSignal): Promise<Voice> {
    const [first, ...others] = await voices.list(signal);
    if (first === undefined) throw new Error("There is no voice.");
    return voices.get(others.find(({ id }) => id === chosen)?.id ?? first.id);
  }

  function fit(lines: readonly SpokenLine[], duration: number): readonly SpokenLine[] {
    const fitting = fitLines(lines, (kept) =>
      mastering.excess(
        duration,
        kept.map(({ speech }) => speech.samples.length / speech.sampleRate),
        kept.map(({ line }) => line.pause),
      ),
    );
    if (fitting === null) throw new Error("The script is too long for the inspiration.");
    return fitting;
  }

  return {
    async readHarm(written, signal) {
      const reader = await loadReader();
      signal.throwIfAborted();
      return (await reader.read(written)).harm;
    },

    async make(order, keep, signal) {
      const reading = await (await loadReader()).read(order);
      signal.throwIfAborted();
      const voice = await chooseVoice(order.voice, signal);
      let { script } = order;
      if (script === null) {
        script = await write(order, reading, voice, signal);
        await keep(script);
      }
      const spoken = await inParallel(script.lines, voice.concurrency, (line) =>
        speak(line, voice, signal),
      );
      const duration = order.length * 60;
      const fitting = fit(spoken, duration);
      const treatment: Treatment = voice.isFlite ? "flite" : "natural";
      const lines = fitting.map(({ line: { text, pause }, speech }) => ({
        text,
        pause,
        speech,
        treatment,
      }));
      const [master, cover] = await Promise.all([
        mastering.master({ seed: order.id, duration, lines }, signal),
        painter.paint(order.id),
      ]);
      const { title, preference } = script;
      const help = reading.harm.level !== "none";
      return { title, preference, lines: fitting.map(({ line }) => line), master, cover, help };
    },

    async close() {
      await Promise.all([voices.close(), mastering.close()]);
    },
  };
}

async function speak(line: Line, voice: Voice, signal: AbortSignal): Promise<SpokenLine> {
  const [speech] = await voice.speak([line.text], signal);
  if (speech === undefined) throw new Error("The voice has left out a line.");
  return { line, speech };
}
