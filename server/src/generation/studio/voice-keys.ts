import { createHash } from "node:crypto";

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/**
 * Where what is known of a voice is kept, and what it has spoken for nobody in particular.
 *
 * @param identity tells the voice from all others, those of other providers and models too
 */
export const folderOfVoice = (identity: string): string => `voices/${hash(identity)}/`;

export const keyOfPace = (identity: string): string => `${folderOfVoice(identity)}pace.txt`;

/**
 * Where a line is kept that a voice has spoken.
 *
 * @param folder of the media that it belongs to, with a slash at its end
 */
export const keyOfSpeech = (folder: string, identity: string, line: string): string =>
  `${folder}speech/${hash(`${identity}\n${line}`)}.f32`;
