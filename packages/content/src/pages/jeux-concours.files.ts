import { words } from "#data/pages/jeux-concours.files";

const { open, ...rest } = words;

/** Before sending: a file looked at on the visitor's own device. */
export const files = { ...rest, upcoming: open, current: open } as const;
