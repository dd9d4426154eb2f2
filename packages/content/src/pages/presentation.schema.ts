import { z } from "zod";
import { fact, figure, label, paragraph, scene, tone } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import {
  anchor,
  cut,
  dated,
  heading,
  lead,
  lines,
  link,
  mail,
  outsideLink,
  paragraphs,
  text,
} from "./shapes.schema.ts";

export const presentation = pageFile({
  lines,
  leadBefore: lead.meta({
    title: "Chapeau, avant le départ",
    description: "À la place du premier, jusqu’au départ des Tours d’Europe.",
  }),
  name: label.meta({ title: "Nom de la page" }),
  story: z
    .strictObject({
      heading,
      paragraphs,
    })
    .meta({ title: "Histoire" }),
  method: cut({
    heading,
    lines,
    rules: z
      .array(
        z.strictObject({
          title: paragraph.meta({ title: "Titre" }),
          text,
        }),
      )
      .min(1)
      .meta({ title: "Règles" }),
  }).meta({ title: "Méthode" }),
  allies: cut({
    heading,
    lines,
    lead,
  }).meta({ title: "Alliés" }),
  next: z
    .strictObject({
      heading,
      people: label.meta({ title: "Intitulé des portraits" }),
      team: link.meta({ title: "Lien de l’équipe" }),
      expeditions: link.meta({ title: "Lien des expéditions" }),
    })
    .meta({ title: "Suite" }),
});

export const presentationAmbassadors = z.strictObject({
  id: anchor,
  heading,
  fields: z
    .array(
      z.strictObject({
        id: anchor,
        title: label.meta({ title: "Titre" }),
        text,
        drawing: scene.meta({ title: "Dessin" }),
        tone: tone.meta({ title: "Encre" }),
      }),
    )
    .min(1)
    .meta({ title: "Domaines" }),
  call: z
    .strictObject({
      states: dated(
        z.strictObject({
          text,
          button: label.meta({ title: "Texte du bouton" }),
        }),
      ).meta({ title: "Selon la date" }),
      mail: mail.meta({ title: "Courriel" }),
    })
    .meta({ title: "Appel aux ambassadeurs" }),
});

/** A measure of the boat, and what it includes. */
const mark = figure.extend({ note: paragraph.meta({ title: "Note" }) });

export const presentationBoats = z.strictObject({
  id: anchor,
  items: z
    .array(
      z.strictObject({
        id: anchor,
        name: label.meta({ title: "Nom" }),
        drawing: scene.meta({ title: "Dessin" }),
        tone: tone.meta({ title: "Encre" }),
        facts: z
          .array(fact(label.meta({ title: "Valeur" })))
          .min(1)
          .meta({ title: "Faits" }),
      }),
    )
    .min(1)
    .meta({ title: "Éléments" }),
  plan: cut({
    id: anchor,
    heading,
    lines,
    lead,
    marks: z
      .strictObject({
        length: mark.meta({ title: "Longueur" }),
        beam: mark.meta({ title: "Largeur" }),
        mast: mark.meta({ title: "Tirant d’air" }),
        draught: mark.meta({ title: "Tirant d’eau" }),
        keel: mark.meta({ title: "Quille" }),
        sails: mark.meta({ title: "Voiles" }),
        foils: mark.meta({ title: "Foils" }),
      })
      .meta({ title: "Cotes" }),
    sources: z
      .strictObject({
        label: label.meta({ title: "Intitulé" }),
        links: z.array(outsideLink).min(1).meta({ title: "Liens" }),
      })
      .meta({ title: "Sources" }),
  }).meta({ title: "Plan" }),
  restored: z
    .strictObject({
      id: anchor,
      heading,
      text,
      promise: paragraph.meta({ title: "Promesse" }),
      figuresLabel: label.meta({ title: "Intitulé des chiffres" }),
      figures: z.array(figure).min(1).meta({ title: "Chiffres" }),
      source: outsideLink.meta({ title: "Source" }),
    })
    .meta({ title: "Pourquoi restaurer" }),
});

const goal = z.int().min(1).max(17).meta({
  title: "Numéro de l’objectif",
  description: "De 1 à 17, comme les Nations unies les numérotent.",
});

export const presentationGoals = cut({
  id: anchor,
  heading,
  lines,
  lead,
  items: z
    .array(
      z.strictObject({
        goal,
        name: paragraph.meta({ title: "Nom" }),
        text,
      }),
    )
    .min(1)
    .meta({ title: "Éléments" }),
  others: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      openLabel: label.meta({ title: "Bouton de repli" }),
      items: z
        .array(
          z.strictObject({
            goal,
            name: label.meta({ title: "Nom" }),
            text,
          }),
        )
        .min(1)
        .meta({ title: "Éléments" }),
    })
    .meta({ title: "Autres objectifs" }),
  source: outsideLink.meta({ title: "Source" }),
});
