/** How a simulated voice behind OpenAI's `/audio/speech` answers. */
export const speechModes = [
  "good", // what was asked for, with the sizes that a stream writes
  // Good, in an uncommon way.
  "plain-wave", // a WAVE file with its true sizes
  "zero-sizes",
  "floats", // two channels of floats at 44.1 kHz
  "wrong-type", // a WAVE file that is said to be an MP3
  "always-pcm", // at 22.05 kHz, which the type says
  "mp3", // whatever was asked for; the sentence is always the same
  "pcm-only", // refuses other formats with 400
  "pcm-only-422",

  // No sound that can be used.
  "odd", // a byte too few
  "empty",
  "json", // an error with the status 200
  "web-page",
  "cut", // the connection breaks in the middle
  "cut-wave", // ends in the middle, cleanly
  "silent",
  "ogg", // although it says that it is samples
  "garbled", // says all of it three times
  "twice",
  "half", // ends after half of the words
  "no-pauses",
  "endless",
  "reset",
  "hang",

  // The call is refused.
  "rate",
  "rate-seconds",
  "quota",
  "billing",
  "conflict",
  "server-error",
  "unavailable",
  "overloaded",
  "wrong-key",
  "unknown-voice",
  "redirect",
] as const;

export type SpeechMode = (typeof speechModes)[number];

/** How a list of voices is given. */
export const listModes = ["objects", "strings", "array", "none", "missing", "web-page"] as const;
export type ListMode = (typeof listModes)[number];
