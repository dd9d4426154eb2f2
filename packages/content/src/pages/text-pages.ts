/** What every page of plain text says. */
export const textPages = {
  updated: (date: string) => `Texte relu le ${date}.`,
} as const;
