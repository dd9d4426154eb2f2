import { group, paragraph, sentences, words } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { heading, hereOrThere, lines, link, pagePath, text } from "./shapes.schema.ts";

export const equipe = pageFile({
  lines,
  name: words("Nom de la page"),
  figures: group("Chiffres", {
    heading,
    years: words("Années d’expérience"),
    students: words("Étudiants"),
    passion: words("Passion"),
    passionNote: sentences("Réserve de la passion"),
    studentsNote: sentences("Réserve des étudiants"),
    experts: words("Experts"),
  }),
  filters: group("Filtres", {
    label: words("Intitulé"),
    unknown: paragraph.meta({
      title: "Lien inconnu",
      description: "Dit quand un lien nomme un métier ou une personne que l’équipe n’a pas.",
    }),
  }),
  members: group("Membres", {
    heading,
    speciality: words("Intitulé de la spécialité"),
    experience: words("Intitulé de l’expérience"),
    location: words("Intitulé du port d’attache"),
    skills: words("Intitulé des compétences"),
    allSkills: words("Intitulé de toutes les compétences"),
    achievements: words("Intitulé des faits marquants"),
    networks: group("Réseaux", {
      linkedin: words("LinkedIn"),
      twitter: words("X (ex-Twitter)"),
      instagram: words("Instagram"),
    }),
  }),
  join: group("Rejoindre l’équipe", {
    heading,
    call: group("Appel aux ambassadeurs", {
      upcoming: group("Avant", {
        text,
        label: words("Intitulé"),
        path: pagePath,
      }),
      current: group("Pendant", {
        text,
        label: words("Intitulé"),
        path: pagePath,
      }),
      past: group("Après", {
        text,
        label: words("Intitulé"),
        path: hereOrThere,
      }),
    }),
    partner: link.meta({ title: "Lien des partenaires" }),
  }),
});
