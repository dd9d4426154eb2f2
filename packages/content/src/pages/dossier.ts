import { words } from "#data/pages/dossier";
import type { Page } from "./page.schema.ts";
import { counted, noun, number, quantity } from "../format/numbers.ts";
import { enumerated } from "../format/words.ts";
import { withSentences } from "../sentences.ts";

/** The printable partner dossier, at `/documents/dossier.html`. */
export const dossier = withSentences(words, {
  about: {
    students: (count: number) =>
      `${counted(count, "étudiant ambassadeur", "étudiants ambassadeurs")}, choisis pour la pertinence de leur projet : énergie, écologie, architecture, audiovisuel.`,
  },
  figures: {
    boats: (count: number) => noun(count, "bateau restauré", "bateaux restaurés"),
    stopovers: (europe: number, latinAmerica: number, planned: boolean) =>
      `${planned ? "escales prévues" : "escales"} : ${europe} en Europe, ${latinAmerica} en Amérique latine`,
  },
  aboard: {
    /** Of a partner who holds spaces: « Son nom est sur une voile : espace 42. » */
    onSail: (numbers: readonly number[]) =>
      `Son nom est sur ${numbers.length > 1 ? "les voiles" : "une voile"} : ${noun(numbers.length, "espace")} ${enumerated(numbers.map(number))}.`,
  },
  goals: {
    number: (goal: number) => `ODD ${goal}`,
  },
  team: {
    lead: (experts: number, shown: number, years: number) =>
      `${counted(experts, "expert")}, ${shown < experts ? `dont ${number(shown)}` : "tous"} présentés ici, et plus de ${number(years)} ans d’expérience cumulés.`,
  },
  opportunities: {
    text: (spaces: number, area: number) =>
      `${counted(spaces, "espace publicitaire", "espaces publicitaires")}, sur ${quantity(area, "m²")} de toile à décorer : la surface offerte aux partenaires, et non la voilure des deux bateaux.`,
  },
  road: {
    sources: (date: string) => `Dates tenues à jour le ${date}.`,
  },
  /** What may be taken, as the dossier says it on its day. */
  possible: (date: string) => `Ce qui est possible au ${date}`,
  edition: (date: string) => `Édition du ${date}`,
}) satisfies Page;
