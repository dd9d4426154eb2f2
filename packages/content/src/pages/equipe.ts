import { words } from "#data/pages/equipe";
import { of } from "../format/of.ts";
import type { Page } from "./page.schema.ts";
import { counted, number } from "../format/numbers.ts";
import { withSentences } from "../sentences.ts";

export const equipe = withSentences(words, {
  figures: {
    /** The years of those who are shown, of which the others bring the rest. */
    yearsShown: (years: number, shown: number) =>
      `Les ${number(shown)}\u00A0présentés ici en totalisent\u00A0${number(years)}.`,
    expertsShown: (experts: number, shown: number) =>
      shown < experts ? `dont ${shown}\u00A0présentés ici` : "tous présentés ici",
  },
  filters: {
    /** Said when a filter is chosen. */
    shown: (filter: string, count: number) =>
      `${filter} : ${counted(count, "membre affiché", "membres affichés")}`,
  },
  members: {
    quoted: (words: string) => `« ${words} »`,
    open: (name: string) => `Lire le portrait ${of(name)}`,
    close: (name: string) => `Replier le portrait ${of(name)}`,
    social: (name: string, network: string) => `${name} sur ${network}`,
  },
}) satisfies Page;
