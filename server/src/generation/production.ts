import { randomBytes } from "node:crypto";
import type { Documents } from "../ports/documents.ts";
import type { Media } from "../ports/media.ts";
import type { Commission } from "../ports/writer.ts";
import { decodeScript, encodeScript, toRecordText } from "./script-document.ts";
import type { Studio } from "./studio/studio.ts";

export interface ProductionParts {
  readonly documents: Documents;
  readonly media: Media;
  readonly studio: Studio;
}

/** How many of the person's last inspirations a new one must not repeat. */
const rememberedInspirations = 10;

/** Where the media of an inspiration's attempts lie. */
export const mediaPrefix = (id: string) => `inspirations/${id}/`;

/**
 * Makes one inspiration: script, speech, master, cover, and at the end one write that finishes it.
 * It can be repeated at any time: the script is kept once it is written, the media of an attempt
 * that was broken off are removed, and what is finished or given up is left alone.
 *
 * @returns by its call, whether that call has finished the inspiration
 */
export function createProduction({
  documents,
  media,
  studio,
}: ProductionParts): (id: string, signal: AbortSignal) => Promise<boolean> {
  async function readEarlier(uid: string, id: string): Promise<Commission["earlier"]> {
    // Some of the latest may not be finished.
    const latest = await documents.listMotivations(uid, rememberedInspirations * 2, null);
    return latest.motivations
      .filter((earlier) => earlier.id !== id)
      .flatMap(({ title, recordText: text }) =>
        title === null || text === null ? [] : { title, text },
      )
      .slice(0, rememberedInspirations);
  }

  return async (id, signal) => {
    const motivation = await documents.readMotivation(id);
    const generation = await documents.readGeneration(id);
    if (motivation === null || motivation.status === "failed") {
      // Deleted or given up after an attempt had stored something.
      await media.deleteAll(mediaPrefix(id));
      return false;
    }
    if (motivation.status !== "processing" || generation === null) return false;

    const { userId, length } = motivation;
    const recording = await studio.make(
      {
        id,
        length,
        goals: generation.userGoals,
        description: generation.description,
        earlier: await readEarlier(userId, id),
        script: generation.script === null ? null : decodeScript(generation.script),
      },
      (script) => documents.writeGeneration(id, { ...generation, script: encodeScript(script) }),
      signal,
    );
    const { title, preference, lines, master, cover } = recording;
    signal.throwIfAborted();
    // Meanwhile it was deleted or given up.
    if ((await documents.readMotivation(id))?.status !== "processing") return false;

    // Nobody knows these addresses yet, so what lies there is from attempts that were broken off.
    await media.deleteAll(mediaPrefix(id));
    const folder = `${mediaPrefix(id)}${randomBytes(16).toString("base64url")}/`;
    const keys = {
      audio: `${folder}audio.mp3`,
      coverImage: `${folder}cover.webp`,
      thumbnail: `${folder}thumbnail.webp`,
      artwork: `${folder}artwork.jpg`,
    };
    await media.put(keys.audio, master.audio, master.type);
    await media.put(keys.coverImage, cover.cover, "image/webp");
    await media.put(keys.thumbnail, cover.thumbnail, "image/webp");
    await media.put(keys.artwork, cover.artwork, "image/jpeg");
    signal.throwIfAborted();
    const finished = await documents.updateMotivation(id, ["processing"], {
      status: "completed",
      error: null,
      title,
      preference,
      recordText: toRecordText(lines),
      timeline: lines.map(({ text }, index) => {
        const { start = 0, end = 0 } = master.timeline[index] ?? {};
        return { text, start, end };
      }),
      duration: length * 60,
      ...keys,
    });
    // Meanwhile it was deleted or given up: nothing points to the media.
    if (finished === null) await media.deleteAll(folder);
    return finished !== null;
  };
}
