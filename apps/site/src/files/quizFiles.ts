import { teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { aiken, gift, moodleXml } from "@sillages/formats";
import { choiceOf, exportBank, isExported } from "../teaching/exportBank.ts";
import type { SiteFile } from "./siteFile.ts";

/** Each bank, for the course platforms of teachers. */
export const quizFiles: readonly SiteFile[] = quizBanks.flatMap(({ id, questions, title }): SiteFile[] => {
  const files = teachingFiles(id);
  const bank = () => exportBank(title, questions.filter(isExported).map(choiceOf));
  return [
    { path: files.gift, text: () => gift(bank()) },
    { path: files.xml, text: () => moodleXml(bank()) },
    { path: files.aiken, text: () => aiken(bank()) },
  ];
});
