/** Samples a second of the finished file. */
export const masterRate = 44_100;

/** Samples of the master for each of the ambience. */
export const ambienceStep = 4;

/**
 * Samples a second of the bed and of the room: a quarter of the master's, since next to nothing in
 * them lies over 4 kHz. It saves three quarters of the work and the memory.
 */
export const ambienceRate = masterRate / ambienceStep;
