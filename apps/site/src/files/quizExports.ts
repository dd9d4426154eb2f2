import { quizBanks } from "@sillages/content";
import type { SiteFile } from "../files.ts";
import { banksWithQuestions } from "../quizSheet/banksWithQuestions.ts";
import { gift } from "./gift.ts";
import { moodleXml } from "./moodleXml.ts";

/** Each bank, for the course platforms of teachers. */
export const quizExports: readonly SiteFile[] = quizBanks.flatMap(({ id, title }): SiteFile[] => [
  { path: `/quiz/${id}.gift.txt`, text: () => gift(title, banksWithQuestions[id]) },
  { path: `/quiz/${id}.xml`, text: () => moodleXml(title, banksWithQuestions[id]) },
]);
