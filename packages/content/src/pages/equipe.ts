import { identity } from "#data/identity";
import { of } from "../format/of.ts";
import type { Page } from "./page.schema.ts";
import { counted } from "../format/numbers.ts";

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
    /** Said when a filter is chosen. */
    shown: (filter: string, count: number) =>
      `${filter} : ${counted(count, "membre affiché", "membres affichés")}`,
    /** Said when a link names what the team has not; the address then forgets it. */
    unknown: "Le lien nommait un métier ou une personne que l’équipe n’a pas.",
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
    /** What is asked of a visitor while the call for projects is to come, open or closed. */
    call: {
      upcoming: {
        text: "L’appel aux étudiants ambassadeurs n’est pas encore ouvert. Bénévoles, entreprises : parlons-nous dès maintenant.",
        label: "Découvrir l’appel",
        path: "/presentation#ambassadeurs",
      },
      current: {
        text: "Étudiants, bénévoles, entreprises : dites-nous ce que vous savez faire et ce que vous aimeriez apprendre.",
        label: "Devenir ambassadeur",
        path: "/presentation#ambassadeurs",
      },
      past: {
        text: "L’appel aux étudiants ambassadeurs est clos. Recevez le journal de bord à chaque escale, ou embarquez avec votre entreprise.",
        label: "Recevoir le journal",
        path: "#contact",
      },
    },
    partner: { label: "Devenir Partenaire", path: "/devenir-partenaire" },
  },
} as const satisfies Page;
