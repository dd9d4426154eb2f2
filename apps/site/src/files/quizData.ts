import type { Question, QuizBank } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import type { SiteFile } from "./siteFile.ts";

/** A short name for what `text` says: another text has another one (FNV-1a, 32 bits). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A file named after what it says: it is kept for ever like the other assets, and two versions of a bank never mix. */
function dataFile(name: string, data: unknown): SiteFile {
  const text = JSON.stringify(data);
  return { path: `/assets/quiz/${name}-${fingerprint(text)}.json`, text: () => text };
}

const played = ({ explanation: _why, source: _where, ...question }: Question) => question;

const explained = ({ explanation, id, source: { name, url } }: Question) => ({
  id,
  explanation,
  source: { name, url },
});

/** What a quiz fetches of a bank: the questions when it starts, why the answers are right when it ends. */
export function bankData({ id, questions }: QuizBank) {
  return {
    questions: dataFile(id, questions.map(played)),
    explanations: dataFile(`${id}-explications`, questions.map(explained)),
  };
}

/** The questions of every bank, as the browser fetches them. */
export const quizData: readonly SiteFile[] = quizBanks.flatMap((bank) => Object.values(bankData(bank)));
