import { words } from "#data/pages/presse.contact";

/** Whom to call, and when. */
export const pressContact = {
  ...words,
  call: (display: string) => `Appeler le ${display}`,
} as const;
