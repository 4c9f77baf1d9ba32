/** Whether the person has asked the system for as little motion as can be. */
export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
