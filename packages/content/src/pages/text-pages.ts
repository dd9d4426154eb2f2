import { words } from "#data/pages/text-pages";

/** What every page of plain text says. */
export const textPages = {
  ...words,
  updated: (date: string) => `Texte relu le ${date}.`,
} as const;
