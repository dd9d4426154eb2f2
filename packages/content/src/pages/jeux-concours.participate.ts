import { words } from "#data/pages/jeux-concours.participate";

const { open, past } = words;

/** How one takes part; once the contests are closed, how it went. */
export const participate = { upcoming: open, current: open, past } as const;
