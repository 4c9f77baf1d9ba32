import { type Music, musics } from "@hearten/contract/music.ts";

/** What the music is called, and what it is like. */
export const musicWords: Record<Music, { readonly name: string; readonly character: string }> = {
  full: { name: "Full", character: "Music between the lines, and quietly under them." },
  soft: { name: "Soft", character: "The same music, far behind the voice." },
  off: { name: "Off", character: "The voice alone, with silence between the lines." },
};

/** What a change of the profile's choice does. */
export const musicChosen: Record<Music, string> = {
  full: "Your next inspirations have full music",
  soft: "Your next inspirations have soft music",
  off: "Your next inspirations have no music",
};

/** The music that is kept as this text; null if it is none. */
export function readMusic(text: string): Music | null {
  return musics.find((music) => music === text) ?? null;
}
