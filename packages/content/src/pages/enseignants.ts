import { words } from "#data/pages/enseignants";
import { identity } from "#data/identity";
import { counted } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";
import type { Page } from "./page.schema.ts";

/** The page of teachers. */
export const enseignants = withSentences(words, {
  sessions: {
    document: {
      title: (level: string, title: string) => `${title} (${level})`,
      head: (title: string) => `Séance « ${title} » – ${identity.name}`,
      description: (title: string, level: string) =>
        `Séance de 55 minutes « ${title} » : objectifs, programmes, déroulé, fiche de l’élève et corrigé. ${level}.`,
      pupil: (title: string) => `Fiche de l’élève : ${title}`,
      key: (title: string) => `Corrigé : ${title}`,
      caption: (title: string) => `Le déroulé de la séance « ${title} »`,
    },
  },
  maker: {
    questions: (count: number) => counted(count, "question"),
    title: (bank: string, category: string | undefined) => (category ? `${bank}, ${category}` : bank),
    /** Printed at the head of a sheet: what gives it again. */
    mark: (code: string, version: string) => `Fiche ${code}, version ${version}`,
    key: (code: string, version: string) => `Corrigé de la fiche ${code}, version ${version}`,
    fewer: (count: number) => `Il n’y a que ${counted(count, "question")} pour ces choix.`,
    file: (code: string, version: string) =>
      `sillages-${code}-${version}`.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-"),
  },
}) satisfies Page;
