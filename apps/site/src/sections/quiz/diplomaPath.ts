/** Where the diploma of a quiz is made, of `level` where one was reached. It names nobody. */
export const diplomaPath = (bank: string, level?: string) =>
  `/diplome#${String(new URLSearchParams({ banque: bank, ...(level !== undefined && { niveau: level }) }))}`;
