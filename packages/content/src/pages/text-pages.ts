/** What every page of plain text says. */
export const textPages = {
  contents: "Sur cette page",
  updated: (date: string) => `Texte relu le ${date}.`,
} as const;
