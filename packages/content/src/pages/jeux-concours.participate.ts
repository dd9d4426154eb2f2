import { words } from "#data/pages/jeux-concours.participate";

const { open, past } = words;

/** How one takes part; once the contests are closed, how to be ready for the next. */
export const participate = { upcoming: open, current: open, past, announced: past } as const;
