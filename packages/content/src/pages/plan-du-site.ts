import { words } from "#data/pages/plan-du-site";
import { team } from "#data/team";
import { quizBanks } from "../quiz/banks.ts";
import { words as enseignants } from "#data/pages/enseignants";
import { sessionPath, teachingFiles } from "../quiz/teaching.ts";
import type { Page } from "./page.schema.ts";

const members = team.map(({ anchor, name }) => ({ label: name, path: `/equipe#${anchor}` }));

const quizSheets = quizBanks.map(({ id, title }) => ({
  label: `Quiz ${title}, à imprimer pour la classe`,
  path: teachingFiles(id).sheet,
}));

const sessions = enseignants.sessions.items.map(({ id, level, title }) => ({
  label: `Séance « ${title} », ${level}`,
  path: sessionPath(id),
}));

export const planDuSite = {
  ...words,
  groups: words.groups.map(({ heading, pages }) => ({
    heading,
    pages: pages.map((page) => (page.path === "/equipe" ? { ...page, parts: members } : page)),
  })),
  files: { ...words.files, documents: [...words.files.documents, ...quizSheets, ...sessions] },
} as const satisfies Page;
