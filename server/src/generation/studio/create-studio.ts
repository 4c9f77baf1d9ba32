import type { InspirationId } from "@hearten/contract/ids.ts";
import type { MakingStep } from "@hearten/contract/inspirations.ts";
import type { LengthInMinutes } from "@hearten/contract/limits.ts";
import type { Reading } from "@hearten/reading/reading.ts";
import { chooseCompany, claimNothing, keepCompany, wordsOf } from "../../care/keep-company.ts";
import { writeCare } from "../../care/write-care.ts";
import type { Painter } from "../../ports/painter.ts";
import type { Speech } from "../../ports/voice.ts";
import { type Line, ownName, type Script, type Writer } from "../../ports/writer.ts";
import type { Mastering, Treatment } from "../mastering/mastering.ts";
import { fitLines } from "./fit-lines.ts";
import type { ReleasableReader } from "./releasable-reader.ts";
import { rememberReadings } from "./remember-readings.ts";
import type { OpenVoice, StudioVoices } from "./studio-voices.ts";
import type { Studio, StudioOrder } from "./studio.ts";
import type { StudioHost } from "./studio-host.ts";
import { tagAudio } from "./tag-audio.ts";
import { tellFault } from "./told-fault.ts";

export interface StudioParts {
  readonly reader: ReleasableReader;
  /** The writer that the settings name. */
  readonly writer: Writer;
  /** A writer in this process, which sends nothing elsewhere. */
  readonly ownWriter: Writer;
  readonly voices: StudioVoices;
  readonly mastering: Mastering;
  readonly painter: Painter;
  readonly host: Pick<StudioHost, "keepScript" | "tellFallback" | "tellStep">;
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

/** Ignores the lines of our own writer: they come all at once, and soon, so nobody speaks them ahead. */
const unheard = () => undefined;

/** What is read and answered to have everything there for the first who says something. */
const nothingSaid = { description: "Nothing yet.", goals: [] } as const;
const never = new AbortController().signal;

/** The studio in this process. */
export function createStudio(parts: StudioParts): Studio {
  const { writer, ownWriter, voices, mastering, painter, host } = parts;
  const reader = rememberReadings(parts.reader);

  /**
   * Writes the script. Words that certainly speak of harm are answered by a piece of our own, and no writer is asked.
   * Words that may speak of harm are not sent to the configured writer. Our own writer answers them: it claims nothing,
   * and its script names somebody to turn to.
   */
  async function write(
    order: StudioOrder,
    reading: Reading,
    { wordsPerMinute, speaker, isOwn }: OpenVoice,
    signal: AbortSignal,
  ): Promise<Script> {
    const { id, length, goals, description, earlier } = order;
    const { level, kind } = reading.harm;
    if (level === "certain") return writeCare({ id, length, earlier, kind });
    const pace = Math.min(1, wordsPerMinute / calmWordsPerMinute);
    const words = Math.round(calmWords[length] * pace);
    const commission = { id, length, goals, description, reading, words, earlier };
    if (level === "none") {
      if (order.staysHere || writer === ownWriter)
        return ownWriter.write(commission, unheard, signal);
      try {
        return await writer.write(commission, (line) => speaker.speakAhead(line.text), signal);
      } catch (error) {
        signal.throwIfAborted();
        await host.tellFallback("writer", tellFault(error));
        return ownWriter.write(commission, unheard, signal);
      }
    }
    const company = chooseCompany(length, order);
    const careful = {
      ...commission,
      reading: claimNothing(reading, isOwn),
      words: words - wordsOf(company),
    };
    return keepCompany(await ownWriter.write(careful, unheard, signal), company);
  }

  /**
   * Speaks lines in one voice, as many as there is time for. If the chosen voice fails at a line, or is so slow that they
   * don't fit, our own voice speaks all of them.
   */
  async function speak(
    lines: readonly Line[],
    order: StudioOrder,
    chosen: OpenVoice,
    signal: AbortSignal,
  ): Promise<{ readonly voice: OpenVoice; readonly fitting: readonly SpokenLine[] }> {
    const speakWith = async (voice: OpenVoice) => {
      const speeches = await voice.speaker.speak(lines.map(({ text }) => text));
      const spoken = lines.flatMap((line, index) => {
        const speech = speeches[index];
        return speech === undefined ? [] : { line, speech };
      });
      return { voice, fitting: fit(spoken, order.length * 60) };
    };
    try {
      return await speakWith(chosen);
    } catch (error) {
      signal.throwIfAborted();
      if (chosen.isOwn) throw error;
      await host.tellFallback("voice", tellFault(error));
      return speakWith(await voices.openOwn(order, signal));
    }
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

  /** Without waiting: it is only for a screen. */
  function tellStep(id: InspirationId, step: MakingStep): void {
    host.tellStep(id, step).catch(() => undefined);
  }

  return {
    async warmUp(expected) {
      // The reader itself: what the memoised one knows it would not load the reader for.
      const reading = await parts.reader.read(nothingSaid);
      if (expected === "texts") return;
      const commission = {
        ...nothingSaid,
        id: "warm-up",
        length: 1,
        reading,
        words: calmWords[1],
        earlier: [],
      } as const;
      await ownWriter.write(commission, unheard, never);
    },

    async readHarm(written, signal) {
      signal.throwIfAborted();
      return (await reader.read(written)).harm;
    },

    async make(order, signal) {
      const reading = await reader.read(order);
      signal.throwIfAborted();
      const chosen = await voices.open(order, signal);
      // A script that was kept for our own voice may quote what no voice elsewhere is given.
      let script = reading.harm.level === "unsure" && !chosen.isOwn ? null : order.script;
      if (script === null) {
        script = await write(order, reading, chosen, signal);
        const { id, goals, description } = order;
        await host.keepScript(id, script, { goals, description });
      }
      // Mastering takes the more memory the longer it is. After a minute's the next text needn't wait for the reader to load.
      if (order.length > 1) parts.reader.release();
      tellStep(order.id, "speaking");
      const { voice, fitting } = await speak(script.lines, order, chosen, signal);
      tellStep(order.id, "mixing");
      const duration = order.length * 60;
      const treatment = treatmentOf(voice.isFlite);
      const lines = fitting.map(({ line: { text, pause }, speech }) => ({
        text,
        pause,
        speech,
        treatment,
      }));
      const [master, cover] = await Promise.all([
        mastering.master({ seed: order.id, duration, music: order.music, lines }, signal),
        painter.paint(order.id),
      ]);
      const { title, preference, writtenBy } = script;
      const madeBy = { writer: writtenBy, voice: voice.name };
      const isByModel = writtenBy !== ownName || !voice.isFlite;
      return {
        title,
        preference,
        lines: fitting.map(({ line }) => line),
        master: { ...master, audio: tagAudio(master.audio, { title, madeBy, isByModel }) },
        cover,
        help: reading.harm.level !== "none",
        madeBy,
      };
    },

    async speakSample(voiceId, words, signal) {
      const { speech, isFlite } = await voices.speakAlone(voiceId, words, signal);
      const line = { speech, treatment: treatmentOf(isFlite) };
      return { audio: await mastering.masterAlone(line, signal), type: "audio/mpeg" };
    },

    async close() {
      await Promise.all([voices.close(), mastering.close()]);
    },
  };
}

const treatmentOf = (isFlite: boolean): Treatment => (isFlite ? "flite" : "natural");
