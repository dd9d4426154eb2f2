import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { heading, hereOrThere, lines, link, pagePath, text } from "./shapes.schema.ts";

export const equipe = pageFile({
  lines,
  name: label.meta({ title: "Nom de la page" }),
  figures: z
    .strictObject({
      heading,
      years: label.meta({ title: "Années d’expérience" }),
      students: label.meta({ title: "Étudiants" }),
      passion: label.meta({ title: "Passion" }),
      experts: label.meta({ title: "Experts" }),
    })
    .meta({ title: "Chiffres" }),
  filters: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      unknown: paragraph.meta({
        title: "Lien inconnu",
        description: "Dit quand un lien nomme un métier ou une personne que l’équipe n’a pas.",
      }),
    })
    .meta({ title: "Filtres" }),
  members: z
    .strictObject({
      heading,
      speciality: label.meta({ title: "Intitulé de la spécialité" }),
      experience: label.meta({ title: "Intitulé de l’expérience" }),
      location: label.meta({ title: "Intitulé du port d’attache" }),
      skills: label.meta({ title: "Intitulé des compétences" }),
      allSkills: label.meta({ title: "Intitulé de toutes les compétences" }),
      achievements: label.meta({ title: "Intitulé des faits marquants" }),
      networks: z
        .strictObject({
          linkedin: label.meta({ title: "LinkedIn" }),
          twitter: label.meta({ title: "Twitter" }),
          instagram: label.meta({ title: "Instagram" }),
        })
        .meta({ title: "Réseaux" }),
    })
    .meta({ title: "Membres" }),
  join: z
    .strictObject({
      heading,
      call: z
        .strictObject({
          upcoming: z
            .strictObject({
              text,
              label: label.meta({ title: "Intitulé" }),
              path: pagePath,
            })
            .meta({ title: "Avant" }),
          current: z
            .strictObject({
              text,
              label: label.meta({ title: "Intitulé" }),
              path: pagePath,
            })
            .meta({ title: "Pendant" }),
          past: z
            .strictObject({
              text,
              label: label.meta({ title: "Intitulé" }),
              path: hereOrThere,
            })
            .meta({ title: "Après" }),
        })
        .meta({ title: "Appel aux ambassadeurs" }),
      partner: link.meta({ title: "Lien des partenaires" }),
    })
    .meta({ title: "Rejoindre l’équipe" }),
});
