import { teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { aiken, gift, moodleXml } from "@sillages/formats";
import { exportBank } from "../teaching/exportBank.ts";
import type { SiteFile } from "./siteFile.ts";

/** Each bank, for the course platforms of teachers. */
export const quizFiles: readonly SiteFile[] = quizBanks.flatMap(({ id, questions, title }): SiteFile[] => {
  const files = teachingFiles(id);
  const bank = (pictures: boolean) => exportBank(title, questions, { pictures });
  return [
    { path: files.gift, text: () => gift(bank(false)) },
    { path: files.xml, text: () => moodleXml(bank(true)) },
    { path: files.aiken, text: () => aiken(bank(false)) },
  ];
});
