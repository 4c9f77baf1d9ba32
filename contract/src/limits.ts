/** Lengths of an inspiration in minutes: short, medium, long. */
export const lengthsInMinutes = [1, 3, 5] as const;
export type LengthInMinutes = (typeof lengthsInMinutes)[number];

/** How many goals a person has. */
export const goalSlots = 3;

/** Characters of one goal, as it is written. */
export const maxGoalCharacters = 500;

/** Characters of what is on the person's mind, after trimming. */
export const maxDescriptionCharacters = 2_000;

/** Characters of the shortest password that an account may have. */
export const minPasswordCharacters = 6;

/** Characters of the longest password. Hashing a longer one could stall the server. */
export const maxPasswordCharacters = 128;

/** Characters of an inspiration's title, after trimming. */
export const maxTitleCharacters = 100;

/** Characters of what a person adds to the report of an inspiration, after trimming. */
export const maxReportNoteCharacters = 500;

/** Days for which the report of an inspiration is kept. */
export const reportDays = 90;

/** Characters of a person's name. */
export const maxNameCharacters = 100;

/** Characters of the longest id that a voice may have. */
export const maxVoiceIdCharacters = 200;

/** Bytes of the largest request body the API reads. */
export const maxBodyBytes = 64 * 1024;
