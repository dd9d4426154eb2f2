import { z } from "zod";
import { label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, cut, download, heading, lead, lines, text } from "./shapes.schema.ts";

export const videos = pageFile({
  lines,
  name: label.meta({ title: "Nom de la page" }),
  regatta: z
    .strictObject({
      button: label.meta({ title: "Texte du bouton" }),
    })
    .meta({ title: "Régate" }),
  alert: z
    .strictObject({
      heading,
      lead,
      file: label.meta({ title: "Intitulé du fichier" }),
      web: z
        .strictObject({
          google: label.meta({ title: "Google Agenda" }),
          outlook: label.meta({ title: "Outlook" }),
        })
        .meta({ title: "Agendas en ligne" }),
      newsletter: paragraph.meta({ title: "Lien de la lettre" }),
      close: label.meta({ title: "Bouton de fermeture" }),
    })
    .meta({ title: "Fenêtre d’alerte", description: "Celle qu’ouvre un direct à venir." }),
  playlists: cut({
    id: anchor,
    heading,
    lines,
    lead,
  }).meta({ title: "Listes de vidéos" }),
  programme: z
    .strictObject({
      heading,
      text,
      subscribe: label.meta({ title: "Texte du bouton" }),
      file: download.meta({ title: "Fichier du calendrier" }),
    })
    .meta({ title: "Programme" }),
  video: z
    .strictObject({
      heading,
      watch: label.meta({ title: "Bouton de la vidéo" }),
      duration: label.meta({ title: "Intitulé de la durée" }),
      audience: label.meta({ title: "Intitulé de l’audience" }),
    })
    .meta({ title: "Vidéo" }),
  presenters: z
    .strictObject({
      heading,
      watch: label.meta({ title: "Bouton de la vidéo" }),
    })
    .meta({ title: "Présentateurs", description: "Ceux qui présentent une liste, chacun dans sa fenêtre." }),
});

export const videosCalendar = z.strictObject({
  name: label.meta({ title: "Nom du calendrier" }),
  description: paragraph.meta({ title: "Description" }),
});

export const videosLives = z.strictObject({
  id: anchor,
  heading,
  onAir: label.meta({ title: "Étiquette d’un direct en cours" }),
  button: z
    .strictObject({
      current: label.meta({ title: "Pendant le direct" }),
      past: label.meta({ title: "Après le direct" }),
    })
    .meta({ title: "Textes du bouton" }),
  noReplay: paragraph.meta({
    title: "Sans enregistrement",
    description: "À la place du bouton, quand le direct est fini et n’a pas été gardé.",
  }),
  note: paragraph.meta({ title: "Note" }),
});
