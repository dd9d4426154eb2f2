import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, cut, heading, hereLink, lead, lines, link, mail, text } from "./shapes.schema.ts";

export const jeuxConcours = pageFile({
  lines,
  actions: z
    .strictObject({
      quiz: hereLink.meta({ title: "Bouton du quiz" }),
      prizes: hereLink.meta({ title: "Bouton des lots" }),
      classroom: hereLink.meta({ title: "Bouton des enseignants" }),
    })
    .meta({ title: "Boutons de l’en-tête" }),
  quiz: cut({
    heading,
    lines,
    levels: z
      .strictObject({
        heading,
      })
      .meta({ title: "Niveaux" }),
    noScript: paragraph.meta({ title: "Sans JavaScript" }),
  }).meta({ title: "Quiz" }),
  calendar: z
    .strictObject({
      id: anchor,
      heading,
    })
    .meta({ title: "Calendrier" }),
  figures: z
    .strictObject({
      heading,
    })
    .meta({ title: "Chiffres" }),
  prizes: cut({
    id: anchor,
    heading,
    lines,
  }).meta({ title: "Lots" }),
  winners: z
    .strictObject({
      id: anchor,
      heading,
      contests: z
        .strictObject({
          photo: label.meta({ title: "Tableau du concours photo" }),
          video: label.meta({ title: "Tableau du défi vidéo" }),
        })
        .meta({ title: "Titres des tableaux" }),
      columns: z
        .strictObject({
          prize: label.meta({ title: "Colonne du prix" }),
          winner: label.meta({ title: "Colonne de la signature" }),
          work: label.meta({ title: "Colonne de l’œuvre" }),
        })
        .meta({ title: "Colonnes" }),
      invented: paragraph.meta({
        title: "Tant que le site est une démonstration",
        description: "dit que les lauréats sont inventés",
      }),
    })
    .meta({ title: "Gagnants" }),
});

export const jeuxConcoursClasse = z.strictObject({
  id: anchor,
  heading,
  lead,
  dropped: paragraph.meta({ title: "Ce que les formats perdent" }),
  play: link.meta({ title: "Lien vers le mode classe" }),
  embed: link.meta({ title: "Lien vers les lignes du cadre" }),
  more: link.meta({ title: "Lien vers la page des enseignants" }),
});

export const jeuxConcoursFiles = z.strictObject({
  id: anchor,
  rules: label.meta({ title: "Lien des règles" }),
  open: z
    .strictObject({
      heading,
      lead,
    })
    .meta({ title: "Avant et pendant le concours" }),
  past: z
    .strictObject({
      heading,
      lead,
    })
    .meta({ title: "Après le concours" }),
  noScript: paragraph.meta({ title: "Sans JavaScript" }),
});

export const jeuxConcoursParticipate = z.strictObject({
  open: z
    .strictObject({
      heading,
      steps: z.array(paragraph).min(1).meta({ title: "Étapes" }),
    })
    .meta({ title: "Avant et pendant le concours" }),
  past: z
    .strictObject({
      heading,
      steps: z.array(paragraph).min(1).meta({ title: "Étapes" }),
    })
    .meta({ title: "Après le concours" }),
});

export const jeuxConcoursPhoto = cut({
  id: anchor,
  heading,
  lines,
  upcoming: z
    .strictObject({
      text,
    })
    .meta({ title: "Avant" }),
  current: z
    .strictObject({
      text,
    })
    .meta({ title: "Pendant" }),
  past: z
    .strictObject({
      text,
    })
    .meta({ title: "Clos" }),
  announced: z
    .strictObject({
      text,
    })
    .meta({ title: "Gagnants annoncés" }),
  participate: label.meta({ title: "Texte du bouton" }),
  rules: link.meta({ title: "Lien du règlement" }),
  subscribe: hereLink.meta({ title: "Lien de la lettre" }),
  mail: mail.meta({ title: "Courriel" }),
});

export const jeuxConcoursVideo = cut({
  id: anchor,
  heading,
  lines,
  period: label.meta({ title: "Intitulé de la période" }),
  participants: label.meta({ title: "Intitulé des participants" }),
  minors: paragraph.meta({ title: "Note sur les mineurs" }),
  upcoming: z
    .strictObject({
      badge: label.meta({ title: "Étiquette" }),
      text,
    })
    .meta({ title: "Avant" }),
  current: z
    .strictObject({
      badge: label.meta({ title: "Étiquette" }),
      text,
    })
    .meta({ title: "Pendant" }),
  past: z
    .strictObject({
      badge: label.meta({ title: "Étiquette" }),
      text,
    })
    .meta({ title: "Clos" }),
  announced: z
    .strictObject({
      badge: label.meta({ title: "Étiquette" }),
      text,
    })
    .meta({ title: "Gagnants annoncés" }),
  button: label.meta({ title: "Texte du bouton" }),
  send: z
    .strictObject({
      term: label.meta({ title: "Intitulé" }),
      by: paragraph.meta({ title: "Comment envoyer" }),
    })
    .meta({ title: "Envoi" }),
  rules: link.meta({ title: "Lien du règlement" }),
  subscribe: hereLink.meta({ title: "Lien de la lettre" }),
  mail: mail.meta({ title: "Courriel" }),
});
