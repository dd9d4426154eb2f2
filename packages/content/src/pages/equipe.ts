import { identity } from "../identity/identity.ts";
import { of } from "../format/of.ts";
import type { Page } from "./page.schema.ts";
import { counted } from "../format/numbers.ts";

/** The words of what is chosen on the page: apart, because the rest is not shipped as script. */
export const teamChoice = {
  /** Said when a filter is chosen. */
  shown: (filter: string, count: number) =>
    `${filter} : ${counted(count, "membre affiché", "membres affichés")}`,
  /** Said when a link names what the team has not; the address then forgets it. */
  unknown: "Le lien nommait un métier ou une personne que l’équipe n’a pas.",
} as const;

export const equipe = {
  meta: {
    title: `Notre équipe – ${identity.name}`,
    description:
      "Direction, innovation, technique, communication, éducation : faites connaissance avec l’équipage qui prépare l’expédition, à terre comme en mer.",
  },
  title: "Un équipage, deux étraves.",
  lines: ["Un équipage,", "deux étraves."],
  lead: "À terre comme en mer, ils tiennent la barre. Choisissez un poste, ouvrez une carte, faites connaissance.",
  name: "Notre Équipe",
  figures: {
    heading: "L’équipe en chiffres",
    years: "années d’expérience cumulées",
    students: "étudiants",
    passion: "passion",
    experts: "experts",
    expertsShown: (shown: number) => `dont ${shown} présentés ici`,
  },
  filters: {
    label: "Filtrer par métier",
  },
  members: {
    heading: "Les membres",
    speciality: "Spécialité",
    experience: "Expérience",
    location: "Port d’attache",
    skills: "Compétences",
    allSkills: "Toutes les compétences",
    achievements: "Faits marquants",
    quoted: (words: string) => `« ${words} »`,
    open: (name: string) => `Lire le portrait ${of(name)}`,
    close: (name: string) => `Replier le portrait ${of(name)}`,
    social: (name: string, network: string) => `${name} sur ${network}`,
    networks: { linkedin: "LinkedIn", twitter: "Twitter", instagram: "Instagram" },
  },
  join: {
    heading: "Et vous, sur le pont ?",
    partner: { label: "Devenir Partenaire", path: "/devenir-partenaire" },
  },
} as const satisfies Page;
