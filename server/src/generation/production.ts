import { randomBytes } from "node:crypto";
import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import type { GenerationStore } from "../ports/documents/generation-store.ts";
import type { InspirationStore, StoredInspiration } from "../ports/documents/inspiration-store.ts";
import type { PaceStore } from "../ports/documents/pace-store.ts";
import type { ProfileStore } from "../ports/documents/profile-store.ts";
import type { Log } from "../ports/log.ts";
import type { Media } from "../ports/media.ts";
import { type Commission, rememberedInspirations } from "../ports/writer.ts";
import { folderOf } from "./folder.ts";
import { createNotePace } from "./note-pace.ts";
import type { Progress } from "./progress.ts";
import { originOf } from "./line-origin.ts";
import { decodeScript, toScriptText } from "./script-document.ts";
import type { Studio, StudioOrder } from "./studio/studio.ts";
import { unlessRemoved } from "./unless-removed.ts";

export interface ProductionParts {
  readonly inspirations: InspirationStore;
  readonly generations: GenerationStore;
  readonly profiles: Pick<ProfileStore, "read">;
  readonly media: Media;
  readonly studio: Studio;
  readonly progress: Progress;
  readonly paces: Pick<PaceStore, "note">;
  /** Whether a third party writes or speaks: people may want their words to stay here then. */
  readonly hasThirdParty: boolean;
  readonly log: Log;
  readonly now?: () => number;
}

/**
 * Removes the media that no longer serve an inspiration, at its end: those of all attempts except the one that it
 * names. If the inspiration is gone, it removes all. Before its end it removes nothing, because another attempt may be
 * about to finish. A process that dies at the wrong moment leaves media behind. They go with the account: its deletion
 * removes everything under the inspiration's prefix.
 *
 * @param readInspiration reads the inspiration as it is now; null when it is gone
 */
export async function removeLeftovers(
  media: Media,
  id: InspirationId,
  readInspiration: () => Promise<StoredInspiration | null>,
): Promise<void> {
  const folders = await media.listFolders(folderOf(id));
  // Read after the listing: what is asked for again from here on lies in a folder that is not in it.
  const inspiration = await readInspiration();
  if (inspiration?.status === "pending" || inspiration?.status === "processing") return;
  for (const folder of folders)
    if (inspiration?.audio?.startsWith(folder) !== true) await media.deleteAll(folder);
}

/**
 * Creates a function that makes one inspiration: script, speech, master, cover, and one last write that finishes it. It
 * can be called at any time, and by several workers at once. A script that was written is used again. An inspiration
 * that is finished or given up is left alone. An attempt that does not win the last write removes its own media, and
 * those of others only once the inspiration is at its end.
 *
 * @returns a function that resolves with whether its call has finished the inspiration
 */
export function createProduction({
  inspirations,
  generations,
  profiles,
  media,
  studio,
  progress,
  paces,
  hasThirdParty,
  log,
  now = Date.now,
}: ProductionParts): (id: InspirationId, signal: AbortSignal) => Promise<boolean> {
  async function readEarlier(uid: Uid, id: InspirationId): Promise<Commission["earlier"]> {
    // Some of the latest may not be finished.
    const latest = await inspirations.list(uid, rememberedInspirations * 2, null);
    return latest.inspirations
      .filter((earlier) => earlier.id !== id)
      .flatMap(({ title, scriptText: text, help }) =>
        title === null || text === null ? [] : { title, text, answersHarm: help },
      )
      .slice(0, rememberedInspirations);
  }

  const notePace = createNotePace(paces, log, now);

  async function produce(id: InspirationId, signal: AbortSignal): Promise<boolean> {
    const started = now();
    const inspiration = await inspirations.read(id);
    const generation = await generations.read(id);
    if (inspiration?.status !== "processing") {
      // Whoever brought it to its end may not have come to this.
      await removeLeftovers(media, id, () => inspirations.read(id));
      return false;
    }
    if (generation === null) return false;

    const isFromStart = generation.script === null;
    void progress.tell(id, isFromStart ? "writing" : "speaking");
    const { userId, length, music } = inspiration;
    const profile = await profiles.read(userId);
    const order: StudioOrder = {
      id,
      length,
      music,
      goals: generation.goals,
      description: generation.description,
      earlier: await readEarlier(userId, id),
      voice: profile?.voice ?? null,
      // Of somebody without a profile nobody knows whether it may leave.
      staysHere: hasThirdParty && (profile?.keepsWordsHere ?? true),
      script: generation.script === null ? null : decodeScript(generation.script),
    };
    const recording = await unlessRemoved(inspirations, inspiration, signal, (until) =>
      studio.make(order, until),
    );
    signal.throwIfAborted();
    // Meanwhile it was removed, given up or finished by another.
    if (recording === null || (await inspirations.read(id))?.status !== "processing") {
      await removeLeftovers(media, id, () => inspirations.read(id));
      return false;
    }
    const { title, preference, lines, master, cover, help, madeBy } = recording;

    const folder = `${folderOf(id)}${randomBytes(16).toString("base64url")}/`;
    const keys = {
      audio: `${folder}audio.mp3`,
      coverImage: `${folder}cover.webp`,
      thumbnail: `${folder}thumbnail.webp`,
      artwork: `${folder}artwork.jpg`,
    };
    try {
      await media.put(keys.audio, master.audio, master.type);
      await media.put(keys.coverImage, cover.cover, "image/webp");
      await media.put(keys.thumbnail, cover.thumbnail, "image/webp");
      await media.put(keys.artwork, cover.artwork, "image/jpeg");
      signal.throwIfAborted();
    } catch (error) {
      // Nobody else would, once another has finished it. The first error says more than a second.
      await media.deleteAll(folder).catch(() => undefined);
      throw error;
    }
    // When it rejects it may have been written all the same, so the media stay for the next attempt.
    const finished = await inspirations.update(id, ["processing"], {
      status: "completed",
      error: null,
      step: null,
      help,
      madeBy,
      // Another one may have been asked for meanwhile.
      music,
      title,
      preference,
      scriptText: toScriptText(lines),
      timeline: lines.map((line, index) => {
        const { start = 0, end = 0 } = master.timeline[index] ?? {};
        const from = originOf(line, madeBy.writer);
        return { text: line.text, start, end, ...(from !== null && { from }) };
      }),
      goals: generation.goals,
      duration: length * 60,
      ...keys,
    });
    if (finished === null) {
      // Meanwhile it was removed, given up or finished by another: nothing points to these media.
      await media.deleteAll(folder);
      return false;
    }
    if (isFromStart) await notePace(length, now() - started);
    await removeLeftovers(media, id, async () => finished);
    return true;
  }

  return (id, signal) => produce(id, signal).finally(() => progress.forget(id));
}
