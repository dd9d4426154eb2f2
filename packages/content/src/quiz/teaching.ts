/** The document of a session of class. */
export const sessionPath = (id: string) => `/documents/seance-${id}.html` as const;

/** What the build writes for teachers of the bank `id`: a sheet to print, and files for their course platforms. */
export const teachingFiles = (id: string) =>
  ({
    sheet: `/documents/quiz-${id}.html`,
    gift: `/quiz/${id}.gift.txt`,
    xml: `/quiz/${id}.xml`,
    aiken: `/quiz/${id}.aiken.txt`,
  }) as const;
