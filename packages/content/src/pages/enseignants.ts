import { words } from "#data/pages/enseignants";
import { identity } from "#data/identity";
import { withSentences } from "../sentences.ts";
import type { Page } from "./page.schema.ts";

/** The page of teachers. */
export const enseignants = withSentences(words, {
  sessions: {
    document: {
      title: (level: string, title: string) => `${title} (${level})`,
      head: (title: string) => `Séance « ${title} » – ${identity.name}`,
      description: (title: string, level: string) =>
        `Séance de 55 ou 50 minutes « ${title} » : objectifs, programmes, déroulé, fiche de l’élève et corrigé. ${level}.`,
      pupil: (title: string) => `Fiche de l’élève : ${title}`,
      key: (title: string) => `Corrigé : ${title}`,
      /** « Document 1 : Gdynia, Pologne » */
      coast: (at: number, port: string) => `Document ${at}\u00A0: ${port}`,
      comparing: (one: string, other: string) =>
        `${one} et ${other}\u00A0: ce qui se ressemble, ce qui diffère`,
      caption: (title: string) => `Le déroulé de la séance « ${title} »`,
    },
  },
}) satisfies Page;
