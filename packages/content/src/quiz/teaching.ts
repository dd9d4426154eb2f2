/** What the build writes for teachers of the bank `id`: a sheet to print, and files for their course platforms. */
export const teachingFiles = (id: string) =>
  ({
    sheet: `/documents/quiz-${id}.html`,
    gift: `/quiz/${id}.gift.txt`,
    xml: `/quiz/${id}.xml`,
  }) as const;
