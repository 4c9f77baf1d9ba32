/** Whether the person has asked the system for as little motion as can be. */
export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
