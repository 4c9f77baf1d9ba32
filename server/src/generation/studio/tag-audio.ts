import { ID3Writer } from "browser-id3-writer";

export interface AudioTags {
  readonly title: string;
  /** Who wrote it and who spoke it, as people read it. */
  readonly madeBy: { readonly writer: string; readonly voice: string };
  /** Whether a trained model wrote or spoke it, rather than only people's lines and rules. */
  readonly isByModel: boolean;
}

/**
 * How machines tell each other that something was made by one. Source: IPTC, NewsCodes, Digital Source Type.
 */
const sourceTypes = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/**
 * The MP3 with tags (ID3v2.3) before its first frame, which players pass over. They say in words and for machines that it was
 * made by a machine; Regulation (EU) 2024/1689, article 50, wants the latter.
 */
export function tagAudio(audio: Uint8Array, { title, madeBy, isByModel }: AudioTags): Uint8Array {
  // Its types take a buffer alone, and the audio may be a part of a larger one.
  const writer = new ID3Writer(new Uint8Array(audio).buffer);
  const { writer: words, voice } = madeBy;
  writer
    .setFrame("TIT2", title)
    .setFrame("TPE1", ["Hearten"])
    .setFrame("COMM", {
      description: "",
      text: `Made by a machine. Words: ${words}. Voice: ${voice}.`,
      language: "eng",
    })
    .setFrame("TXXX", {
      description: "DigitalSourceType",
      value: `${sourceTypes}${isByModel ? "trainedAlgorithmicMedia" : "algorithmicMedia"}`,
    });
  return new Uint8Array(writer.addTag());
}
