import type { Inspiration } from "@hearten/contract/inspirations.ts";
import type { AudioSource } from "../../platform/downloads.ts";
import type { tagAudioFile } from "./tag-audio-file.ts";
import { playerTitle } from "./track.ts";

interface AudioFileSources {
  /** Resolves with null if the address has expired. */
  readonly fetchWhole: (address: string) => Promise<Blob | null>;
  readonly findAudio: (inspiration: Inspiration) => AudioSource;
  /** The picture as it can be fetched now; null if there is none. */
  readonly findCover: (inspiration: Inspiration) => string | null;
  readonly loadTagAudioFile: () => Promise<typeof tagAudioFile>;
  /** Reads the inspiration with new signed URLs. */
  readonly readInspiration: (id: string) => Promise<Inspiration>;
}

/**
 * The audio of an inspiration as a file, named by its present title, with title, cover and text in its tag. Rejects if
 * the audio can't be fetched.
 */
export type ReadAudioFile = (inspiration: Inspiration) => Promise<File>;

export function createReadAudioFile(sources: AudioFileSources): ReadAudioFile {
  const { fetchWhole, findAudio, findCover, loadTagAudioFile, readInspiration } = sources;

  async function fetchFrom(address: string | null): Promise<Blob | null> {
    return address === null ? null : fetchWhole(address).catch(() => null);
  }

  async function fetchAnew(id: string): Promise<Blob | null> {
    return fetchFrom((await readInspiration(id)).audioUrl);
  }

  return async (inspiration) => {
    const source = findAudio(inspiration);
    const audio =
      (source.isHere ? await fetchFrom(source.address) : null) ??
      (await fetchFrom(inspiration.audioUrl)) ??
      (await fetchAnew(inspiration.id));
    if (audio === null) throw new Error("The audio can't be fetched");
    const [tagAudioFile, cover] = await Promise.all([
      loadTagAudioFile(),
      fetchFrom(findCover(inspiration)).then((found) => found ?? fetchFrom(inspiration.artwork)),
    ]);
    const tagged = tagAudioFile(await audio.arrayBuffer(), {
      title: playerTitle(inspiration),
      lyrics: inspiration.scriptText ?? "",
      cover: (await cover?.arrayBuffer()) ?? null,
    });
    return new File([tagged], audioFileName(inspiration), { type: tagged.type });
  };
}

/** Characters of the title in a name. With up to four bytes each it stays below 255 bytes, the limit of file systems. */
const maxTitleCharacters = 60;

/** Without what Windows, macOS, Android or Linux does not allow in a name. */
export function audioFileName(inspiration: Inspiration): string {
  const title = playerTitle(inspiration)
    .normalize("NFC")
    .replaceAll(/[<>:"/\\|?*\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const short = Array.from(title).slice(0, maxTitleCharacters).join("");
  return `${short.replace(/^[ .]+|[ .]+$/g, "") || "Inspiration"}.mp3`;
}
