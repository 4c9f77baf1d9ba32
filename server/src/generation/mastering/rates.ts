/** Samples a second of the finished file. */
export const masterRate = 44_100;

/**
 * Samples a second of the bed and of the room: half the master's, since nothing in them lies above
 * 8 kHz. It halves the work and the memory.
 */
export const ambienceRate = masterRate / 2;
