/** A day of the week by its whole name, for patterns that don't mind capitals. */
export const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
