import type { Painter } from "../../ports/painter.ts";
import type { Speech, Voice } from "../../ports/voice.ts";
import type { Line, Writer } from "../../ports/writer.ts";
import type { Mastering } from "../mastering/mastering.ts";
import { fitLines } from "./fit-lines.ts";
import { inParallel } from "./in-parallel.ts";
import type { Studio, StudioOrder } from "./studio.ts";

export interface StudioParts {
  readonly writer: Writer;
  readonly voice: Voice;
  readonly mastering: Mastering;
  readonly painter: Painter;
}

/**
 * Share of an inspiration that is spoken; the rest is breath and bed. At 164 words a minute it gives
 * 107, 320 and 533 words, with which the three lengths sound calm.
 */
const spokenShare = 0.65;

interface SpokenLine {
  readonly line: Line;
  readonly speech: Speech;
}

/** The studio in this process. */
export function createStudio({ writer, voice, mastering, painter }: StudioParts): Studio {
  function write({ id, length, goals, description, earlier }: StudioOrder, signal: AbortSignal) {
    const words = Math.round(length * voice.wordsPerMinute * spokenShare);
    return writer.write({ id, length, goals, description, words, earlier }, signal);
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
    async make(order, keep, signal) {
      let { script } = order;
      if (script === null) {
        script = await write(order, signal);
        await keep(script);
      }
      const spoken = await inParallel(script.lines, voice.concurrency, async (line) => ({
        line,
        speech: await voice.speak(line.text, signal),
      }));
      const duration = order.length * 60;
      const fitting = fit(spoken, duration);
      const lines = fitting.map(({ line, speech }) => ({
        text: line.text,
        pause: line.pause,
        speech,
      }));
      const [master, cover] = await Promise.all([
        mastering.master({ seed: order.id, duration, lines }, signal),
        painter.paint(order.id),
      ]);
      const { title, preference } = script;
      return { title, preference, lines: fitting.map(({ line }) => line), master, cover };
    },

    async close() {
      await Promise.all([voice.close(), mastering.close()]);
    },
  };
}
