/** Words that one breath can hold. */
export const mostInBreath = 24;
/** Words of somebody's own that one breath can hold beside the few that say whose they are. */
export const mostInFramedBreath = 20;
