import { ID3Writer } from "browser-id3-writer";

interface FileTags {
  readonly title: string;
  /** Paragraphs, separated by blank lines; empty if there are none. */
  readonly lyrics: string;
  /** JPEG; null if there is none. */
  readonly cover: ArrayBuffer | null;
}

/** The kind of picture, by ID3. */
const frontCover = 3;
/** Of a tag as of a frame. */
const headerBytes = 10;

/**
 * Returns an MP3 with title, lyrics and cover in its tag (ID3v2.3). What its present tag says beside them stays: that a
 * machine made it.
 */
export function tagAudioFile(audio: ArrayBuffer, { title, lyrics, cover }: FileTags): Blob {
  const writer = new ID3Writer(new ArrayBuffer(0)).setFrame("TIT2", title);
  if (lyrics !== "") writer.setFrame("USLT", { language: "eng", description: "", lyrics });
  if (cover !== null)
    writer.setFrame("APIC", {
      type: frontCover,
      data: cover,
      description: "",
      useUnicodeEncoding: false,
    });
  const added = readTag(writer.addTag());
  const present = readTag(audio);
  const own = new Set(added.frames.map(({ id }) => id));
  const frames = [...added.frames, ...present.frames.filter(({ id }) => !own.has(id))];
  const size = frames.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return new Blob([headerOf(size), ...frames.map(({ bytes }) => bytes), audio.slice(present.end)], {
    type: "audio/mpeg",
  });
}

interface Frame {
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The frames of the tag before the audio, and where it ends. */
function readTag(file: ArrayBuffer): { readonly frames: readonly Frame[]; readonly end: number } {
  const bytes = new Uint8Array(file);
  const view = new DataView(file);
  if (bytes.length < headerBytes || textOf(bytes.subarray(0, 3)) !== "ID3")
    return { frames: [], end: 0 };
  // The tag's own size has seven bits in each byte, a frame's has eight.
  const size = bytes.subarray(6, headerBytes).reduce((sum, byte) => sum * 128 + byte, 0);
  const end = headerBytes + size;
  const frames: Frame[] = [];
  for (let from = headerBytes; from + headerBytes <= end && bytes[from] !== 0;) {
    const to = from + headerBytes + view.getUint32(from + 4);
    frames.push({ id: textOf(bytes.subarray(from, from + 4)), bytes: bytes.slice(from, to) });
    from = to;
  }
  return { frames, end };
}

function headerOf(size: number): Uint8Array<ArrayBuffer> {
  const sizeBytes = [21, 14, 7, 0].map((bits) => (size >> bits) & 127);
  return new Uint8Array([...new TextEncoder().encode("ID3"), 3, 0, 0, ...sizeBytes]);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
