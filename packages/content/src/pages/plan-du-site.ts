import { words } from "#data/pages/plan-du-site";
import { team } from "#data/team";
import { quizBanks } from "../quiz/banks.ts";
import { teachingFiles } from "../quiz/teaching.ts";
import { sessionLinks } from "./enseignants.sessions.ts";
import type { Page } from "./page.schema.ts";

const members = team.map(({ anchor, name }) => ({ label: name, path: `/equipe#${anchor}` }));

const quizSheets = quizBanks.map(({ id, title }) => ({
  label: `Quiz ${title}, à imprimer pour la classe`,
  path: teachingFiles(id).sheet,
}));

export const planDuSite = {
  ...words,
  groups: words.groups.map(({ heading, pages }) => ({
    heading,
    pages: pages.map((page) => (page.path === "/equipe" ? { ...page, parts: members } : page)),
  })),
  files: { ...words.files, documents: [...words.files.documents, ...quizSheets, ...sessionLinks] },
} as const satisfies Page;
