import { randomBytes } from "node:crypto";
import type { Documents, Generation, Motivation } from "../ports/documents.ts";
import type { Media } from "../ports/media.ts";
import type { Painter } from "../ports/painter.ts";
import type { Speech, Voice } from "../ports/voice.ts";
import type { Line, Script, Writer } from "../ports/writer.ts";
import { commissionScript } from "./commission-script.ts";
import { fitLines } from "./fit-lines.ts";
import { inParallel } from "./in-parallel.ts";
import type { Mastering } from "./mastering/mastering.ts";
import { decodeScript, encodeScript, toRecordText } from "./script-document.ts";

export interface ProductionParts {
  readonly documents: Documents;
  readonly media: Media;
  readonly writer: Writer;
  readonly voice: Voice;
  readonly mastering: Mastering;
  readonly painter: Painter;
}

/** Where the media of an inspiration's attempts lie. */
export const mediaPrefix = (id: string) => `inspirations/${id}/`;

interface SpokenLine {
  readonly line: Line;
  readonly speech: Speech;
}

/**
 * Makes one inspiration: script, speech, master, cover, and at the end one write that finishes it.
 * It can be repeated at any time: the script is kept once it is written, the media of an attempt
 * that was broken off are removed, and what is finished or given up is left alone.
 */
export function createProduction(
  parts: ProductionParts,
): (id: string, signal: AbortSignal) => Promise<void> {
  const { documents, media, voice, mastering, painter } = parts;

  return async (id, signal) => {
    const motivation = await documents.readMotivation(id);
    const generation = await documents.readGeneration(id);
    if (motivation === null || motivation.status === "failed") {
      // Deleted or given up after an attempt had stored something.
      await media.deleteAll(mediaPrefix(id));
      return;
    }
    if (motivation.status !== "processing" || generation === null) return;

    const script = await finishScript(parts, motivation, generation, signal);
    const duration = motivation.length * 60;
    const lines = fit(await speak(voice, script, signal), duration, mastering);
    const order = {
      seed: id,
      duration,
      lines: lines.map(({ line, speech }) => ({ text: line.text, pause: line.pause, speech })),
    };
    const [master, cover] = await Promise.all([mastering.master(order, signal), painter.paint(id)]);
    signal.throwIfAborted();

    // Nobody knows these addresses yet, so what lies there is from attempts that were broken off.
    await media.deleteAll(mediaPrefix(id));
    const folder = `${mediaPrefix(id)}${randomBytes(16).toString("base64url")}/`;
    const keys = {
      audio: `${folder}audio.mp3`,
      coverImage: `${folder}cover.webp`,
      thumbnail: `${folder}thumbnail.webp`,
    };
    await media.put(keys.audio, master.audio, master.type);
    await media.put(keys.coverImage, cover.cover, cover.type);
    await media.put(keys.thumbnail, cover.thumbnail, cover.type);
    signal.throwIfAborted();
    const finished = await documents.updateMotivation(id, ["processing"], {
      status: "completed",
      error: null,
      title: script.title,
      preference: script.preference,
      recordText: toRecordText(lines.map(({ line }) => line)),
      timeline: lines.map(({ line }, index) => {
        const { start = 0, end = 0 } = master.timeline[index] ?? {};
        return { text: line.text, start, end };
      }),
      duration,
      ...keys,
    });
    // Meanwhile it was deleted or given up: nothing points to the media.
    if (finished === null) await media.deleteAll(folder);
  };
}

async function finishScript(
  { documents, writer, voice }: ProductionParts,
  motivation: Motivation,
  generation: Generation,
  signal: AbortSignal,
): Promise<Script> {
  const kept = generation.script === null ? null : decodeScript(generation.script);
  if (kept !== null) return kept;
  const commission = await commissionScript(
    documents,
    motivation,
    generation,
    voice.wordsPerMinute,
  );
  const script = await writer.write(commission, signal);
  await documents.writeGeneration(motivation.id, { ...generation, script: encodeScript(script) });
  return script;
}

function speak(voice: Voice, script: Script, signal: AbortSignal): Promise<SpokenLine[]> {
  return inParallel(script.lines, voice.concurrency, async (line) => ({
    line,
    speech: await voice.speak(line.text, signal),
  }));
}

function fit(
  lines: readonly SpokenLine[],
  duration: number,
  mastering: Mastering,
): readonly SpokenLine[] {
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
