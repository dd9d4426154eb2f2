/** What is said of a presentation, whatever its phase. */
export const presentationWords = {
  /** Its length, as its title. */
  label: (words: number) => `En ${words} mots`,
  /** The last line of what is copied: until when it is true. */
  upToDate: (day: string) => `Texte à jour au ${day}.`,
} as const;
