import { z } from "zod";
import { fact, id, label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, copy, cut, heading, lead, lines, link, mail, outsideLink, text } from "./shapes.schema.ts";

export const presse = pageFile({
  lines,
  name: label.meta({ title: "Nom de la page" }),
  actions: z
    .strictObject({
      contact: link.meta({ title: "Bouton de contact" }),
      kit: link.meta({ title: "Lien du dossier de presse" }),
    })
    .meta({ title: "Boutons de l’en-tête" }),
  figures: z
    .strictObject({
      heading,
      viewsNote: label.meta({ title: "D’où vient le nombre de vues" }),
    })
    .meta({ title: "Chiffres" }),
});

export const presseContact = cut({
  id: anchor,
  heading,
  lines,
  anchor: id.meta({
    title: "Membre de l’équipe",
    description: "Le nom de son fichier dans data/team/, sans « .yaml ».",
  }),
  lead: paragraph.meta({ title: "Chapeau" }),
  prepared: mail.meta({ title: "Courriel préparé" }),
  availability: label.meta({ title: "Intitulé des horaires" }),
  emergency: fact(label.meta({ title: "Valeur" })).meta({ title: "Urgences" }),
});

export const presseFeeds = z.strictObject({
  heading,
  atom: link.meta({ title: "Flux Atom" }),
  whole: link.meta({ title: "Lien des articles en entier" }),
  json: link.meta({ title: "Flux JSON" }),
  title: label.meta({ title: "Titre" }),
  description: paragraph.meta({ title: "Description" }),
});

export const presseHours = z.strictObject({
  slots: z
    .array(
      z.strictObject({
        days: z
          .array(z.int().min(0).max(6))
          .min(1)
          .meta({ title: "Jours", description: "De 0 (dimanche) à 6 (samedi)." }),
        from: z.int().min(0).max(24).meta({ title: "Ouvre à", description: "L’heure, de 0 à 24." }),
        to: z.int().min(0).max(24).meta({ title: "Ferme à", description: "L’heure, de 0 à 24." }),
        term: label.meta({ title: "Jours, en mots" }),
        definition: label.meta({ title: "Heures, en mots" }),
        appointment: z.boolean().meta({ title: "Sur rendez-vous" }).optional(),
      }),
    )
    .min(1)
    .meta({ title: "Horaires" }),
  days: z.array(label).length(7).meta({ title: "Noms des jours", description: "De dimanche à samedi." }),
  place: label.meta({ title: "Précision de lieu" }),
});

/** What a tab of the press kit is called, and the anchor that leads to it. */
const drawer = z.strictObject({ id: anchor, label: label.meta({ title: "Intitulé" }) });

export const presseKit = cut({
  id: anchor,
  heading,
  lines,
  lead,
  tabs: z
    .strictObject({
      texts: drawer.meta({ title: "Textes" }),
      facts: drawer.meta({ title: "Faits et contacts" }),
      quotes: label.meta({ title: "Citations" }),
      photos: label.meta({ title: "Illustrations" }),
      logos: label.meta({ title: "Logos" }),
    })
    .meta({ title: "Onglets" }),
  copy,
  facts: z
    .strictObject({
      heading,
      source: label.meta({ title: "Avant le nom d’une source" }),
      rule: outsideLink.meta({ title: "Source de la longueur" }),
      own: paragraph.meta({ title: "D’où viennent les autres faits" }),
      ownInShort: label.meta({ title: "La même chose, sur une page" }),
    })
    .meta({ title: "Faits" }),
  speakers: z
    .strictObject({
      heading,
      members: z
        .array(
          z.strictObject({
            anchor: id.meta({
              title: "Membre de l’équipe",
              description: "Le nom de son fichier dans data/team/, sans « .yaml ».",
            }),
            about: label.meta({ title: "Ce qu’on lui demande" }),
          }),
        )
        .min(1)
        .meta({ title: "Membres" }),
    })
    .meta({ title: "Interlocuteurs" }),
});

export const presseLibrary = z.strictObject({
  id: anchor,
  lead,
  license: paragraph.meta({ title: "Licence des images" }),
  download: label.meta({ title: "Bouton de téléchargement" }),
});

export const presseMedia = z.strictObject({ id: anchor, heading });

export const presseReview = z.strictObject({
  heading,
  search: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      placeholder: label.meta({ title: "Texte dans le champ vide" }),
      clear: label.meta({ title: "Bouton d’effacement" }),
    })
    .meta({ title: "Recherche" }),
  sort: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      options: z
        .strictObject({
          date: label.meta({ title: "Par date" }),
          views: label.meta({ title: "Par vues" }),
          title: label.meta({ title: "Par titre" }),
        })
        .meta({ title: "Choix" }),
    })
    .meta({ title: "Tri" }),
  filters: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      year: label.meta({ title: "Intitulé de l’année" }),
      allYears: label.meta({ title: "Choix « toutes les années »" }),
      reset: label.meta({ title: "Bouton « tout effacer »" }),
    })
    .meta({ title: "Filtres" }),
  tabs: label.meta({ title: "Intitulé des onglets" }),
  more: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
    })
    .meta({ title: "Suite de la liste" }),
  empty: z
    .strictObject({
      heading,
      text,
    })
    .meta({ title: "Recherche sans résultat" }),
  none: z
    .strictObject({
      heading,
      text,
      action: link.meta({ title: "Bouton" }),
    })
    .meta({
      title: "Onglet sans article",
      description: "Ce que disent les onglets encore vides, quoi qu’on cherche.",
    }),
  article: z
    .strictObject({
      featured: label.meta({ title: "Étiquette d’un article mis en avant" }),
      read: z
        .strictObject({
          article: label.meta({ title: "Bouton d’un article" }),
          video: label.meta({ title: "Bouton d’un reportage" }),
          audio: label.meta({ title: "Bouton d’une émission" }),
        })
        .meta({ title: "Bouton de lecture" }),
      picture: label.meta({ title: "Bouton de l’image" }),
      tags: label.meta({ title: "Intitulé des mots-clés" }),
      loading: label.meta({ title: "Pendant le chargement" }),
      failed: paragraph.meta({ title: "En cas d’échec" }),
      close: label.meta({ title: "Bouton de fermeture" }),
    })
    .meta({ title: "Article" }),
});

export const presseTimeline = z.strictObject({
  heading,
  lead: z
    .strictObject({
      coming: paragraph.meta({ title: "Quand il reste des rendez-vous" }),
      past: paragraph.meta({ title: "Quand tout est passé" }),
    })
    .meta({ title: "Chapeau", description: "Selon qu’il reste ou non des rendez-vous." }),
});

export const presseViewer = z.strictObject({
  close: label.meta({ title: "Bouton de fermeture" }),
  previous: label.meta({ title: "Bouton précédent" }),
  next: label.meta({ title: "Bouton suivant" }),
  zoom: label.meta({ title: "Bouton d’agrandissement" }),
  failed: paragraph.meta({ title: "En cas d’échec" }),
  tags: label.meta({ title: "Intitulé des mots-clés" }),
});

export const presseLogos = z.strictObject({
  id: anchor,
  lead,
  versions: z
    .array(
      z.strictObject({
        file: id.meta({ title: "Dessin", description: "le nom du fichier dans images/identity/" }),
        label: label.meta({ title: "Intitulé" }),
        ground: z.enum(["light", "dark"]).meta({ title: "Fond", description: "light, clair ; dark, sombre" }),
      }),
    )
    .min(1)
    .meta({ title: "Versions" }),
  rules: z
    .strictObject({
      heading,
      items: z.array(paragraph).min(1).meta({ title: "Règles" }),
    })
    .meta({ title: "Règles d’emploi" }),
  license: paragraph.meta({ title: "Licence" }),
});

export const presseTake = z.strictObject({
  id: anchor,
  heading,
  lead,
  zip: label.meta({ title: "Lien du kit" }),
  pdf: label.meta({ title: "Lien du dossier de presse" }),
  sheet: label.meta({ title: "Lien de la fiche" }),
  contents: label.meta({ title: "Intitulé du contenu" }),
  checksum: label.meta({ title: "Intitulé de l’empreinte" }),
  quotes: z
    .strictObject({ id: anchor, none: paragraph.meta({ title: "Sans citation" }) })
    .meta({ title: "Citations" }),
  tonight: z
    .strictObject({
      heading,
      headingAfter: label.meta({ title: "Titre, après le retour" }),
      note: paragraph.meta({ title: "Précision, jusqu’au retour" }),
      call: paragraph.meta({ title: "Avant le numéro de téléphone" }),
    })
    .meta({ title: "Où sont les bateaux" }),
  footage: z
    .strictObject({ heading, none: paragraph.meta({ title: "Sans séquence vidéo" }) })
    .meta({ title: "Séquences vidéo" }),
  slots: z
    .strictObject({
      noVertical: paragraph.meta({ title: "Sans format vertical" }),
      noLarge: paragraph.meta({ title: "Sans grande image" }),
      ask: paragraph.meta({ title: "Ce qu’il faut faire" }),
    })
    .meta({ title: "Formats qui manquent" }),
});
