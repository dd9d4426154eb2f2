import { z } from "zod";
import { fact, label, paragraph } from "../fields.ts";
import { pageFile } from "./page.schema.ts";
import { anchor, copy, cut, heading, lead, lines, link, mail, text, zoom } from "./shapes.schema.ts";

export const devenirPartenaire = pageFile({
  lines,
  leadReturning: lead.meta({ title: "Chapô, de la dernière escale au retour" }),
  leadAfter: lead.meta({ title: "Chapô, après le retour" }),
  name: label.meta({ title: "Nom de la page" }),
  demonstration: paragraph.meta({
    title: "Mention de démonstration",
    description: "Sous les boutons et sur la couverture du dossier, tant que le site est une démonstration.",
  }),
  actions: z
    .strictObject({
      choose: link.meta({ title: "Bouton de choix" }),
      prices: link.meta({ title: "Bouton des prix" }),
      contact: link.meta({ title: "Bouton de contact" }),
    })
    .meta({ title: "Boutons de l’en-tête" }),
  onSail: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      hint: paragraph.meta({ title: "Aide" }),
      sample: label.meta({ title: "Sur la voile, tant que rien n’est écrit" }),
    })
    .meta({ title: "Le nom écrit sur la voile" }),
  figures: z
    .strictObject({
      heading,
      stopovers: label.meta({ title: "Escales" }),
      stopoversAfter: label.meta({ title: "Escales, après la dernière" }),
      countries: label.meta({ title: "Pays d’Amérique latine" }),
      months: label.meta({ title: "Mois" }),
      impact: label.meta({ title: "Impact" }),
      impactNote: paragraph.meta({ title: "Note sur l’impact" }),
    })
    .meta({ title: "Chiffres" }),
  energy: z
    .strictObject({
      id: anchor,
      heading,
      lead,
    })
    .meta({ title: "Partenaire énergie" }),
  benefits: cut({
    heading,
    lines,
    lead,
    leadClosed: lead.meta({ title: "Chapô, après la dernière escale" }),
    tick: label.meta({ title: "Case à cocher de chaque avantage" }),
    next: link.meta({ title: "Lien vers le plan, une fois une case cochée" }),
  }).meta({ title: "Avantages" }),
  offer: z
    .strictObject({
      id: anchor,
      badge: label.meta({ title: "Étiquette" }),
      button: label.meta({ title: "Texte du bouton" }),
      mail: mail.meta({ title: "Courriel" }),
    })
    .meta({ title: "Offre" }),
  possible: z
    .strictObject({
      id: anchor,
      heading,
      terms: z
        .strictObject({
          space: label.meta({ title: "Espace" }),
          stopover: label.meta({ title: "Escale" }),
          yard: label.meta({ title: "Chantier" }),
          live: label.meta({ title: "Direct" }),
          return: label.meta({ title: "Retour" }),
          meeting: label.meta({ title: "Rencontre" }),
          next: label.meta({ title: "Prochaine expédition" }),
        })
        .meta({ title: "Ce qui se prend" }),
      meeting: paragraph.meta({ title: "Rencontre" }),
      next: paragraph.meta({ title: "Prochaine expédition, avant le retour" }),
      nextOnPlan: paragraph.meta({ title: "Prochaine expédition, après le retour" }),
    })
    .meta({
      title: "Ce qui est possible aujourd’hui",
      description: "Les mois, les escales et les montants se calculent des étapes, des ports et des prix.",
    }),
  prices: z
    .strictObject({
      id: anchor,
      heading,
      lead,
      several: paragraph.meta({ title: "Pour plusieurs espaces ou plus d’un an" }),
      example: paragraph.meta({
        title: "Mention d’exemple",
        description: "Tant que le site est une démonstration.",
      }),
      closed: paragraph.meta({
        title: "Après la dernière escale",
        description: "Ce qui ne se vend plus ; les prix d’alors sont rappelés à la suite.",
      }),
      onQuotation: label.meta({ title: "Sans prix", description: "« Sur devis »." }),
      included: label.meta({ title: "Intitulé de ce qui est compris" }),
      empty: paragraph.meta({ title: "Quand il n’y a aucun prix" }),
      ask: label.meta({ title: "Texte du bouton" }),
      mail: mail.meta({ title: "Courriel" }),
    })
    .meta({ title: "Prix", description: "Les prix eux-mêmes sont les fichiers de data/prices/." }),
  steps: z
    .strictObject({
      id: anchor,
      heading,
      items: z
        .array(
          z.strictObject({
            title: label.meta({ title: "Titre" }),
            text,
          }),
        )
        .min(1)
        .meta({ title: "Étapes" }),
    })
    .meta({ title: "Comment embarquer", description: "Sur la page et dans le dossier." }),
  sponsorship: z
    .strictObject({
      id: anchor,
      heading,
      items: z.array(fact(text)).min(1).meta({ title: "Ce que chaque mot change" }),
      note: text,
    })
    .meta({ title: "Parrainage ou mécénat" }),
  contact: cut({
    id: anchor,
    heading,
    lines,
    lead,
    mail: label.meta({ title: "Bouton du courriel" }),
    telephone: label.meta({ title: "Bouton du téléphone" }),
    prepared: mail.meta({ title: "Courriel préparé" }),
    document: z
      .strictObject({
        label: label.meta({ title: "Intitulé" }),
      })
      .meta({ title: "Lien du dossier" }),
  }).meta({ title: "Contact" }),
});

export const devenirPartenaireLogo = z.strictObject({
  field: z
    .strictObject({
      heading,
      lead,
      label: label.meta({ title: "Intitulé" }),
      hint: paragraph.meta({ title: "Aide" }),
      reading: label.meta({ title: "Pendant la lecture" }),
      failed: paragraph.meta({ title: "En cas d’échec" }),
      removed: paragraph.meta({ title: "Quand le logo est retiré" }),
    })
    .meta({ title: "Champ du logo" }),
  refused: z
    .strictObject({
      empty: paragraph.meta({ title: "Fichier vide" }),
      unreadable: paragraph.meta({ title: "Fichier illisible" }),
      format: paragraph.meta({ title: "Autre format" }),
      broken: paragraph.meta({ title: "Image abîmée" }),
      complex: paragraph.meta({ title: "Dessin trop complexe" }),
    })
    .meta({ title: "Fichier refusé", description: "Pourquoi il n’est pas posé sur la voile, et que faire." }),
  notes: z
    .strictObject({
      animated: paragraph.meta({ title: "Logo animé" }),
      cmyk: paragraph.meta({ title: "Logo en quadrichromie" }),
      active: paragraph.meta({ title: "Logo qui contient un script" }),
      opaque: paragraph.meta({ title: "Logo à fond plein" }),
      blank: paragraph.meta({ title: "Logo transparent" }),
    })
    .meta({ title: "Remarques sur le logo" }),
  remove: label.meta({ title: "Bouton de retrait" }),
  name: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      hint: paragraph.meta({ title: "Aide" }),
    })
    .meta({ title: "Le nom, sans fichier" }),
  save: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      share: label.meta({ title: "Là où l’appareil sait partager" }),
      busy: label.meta({ title: "Pendant le dessin" }),
      saved: paragraph.meta({ title: "Après l’enregistrement" }),
      failed: paragraph.meta({ title: "En cas d’échec" }),
    })
    .meta({ title: "Image à enregistrer" }),
  picture: z
    .strictObject({
      title: label.meta({ title: "Titre" }),
    })
    .meta({ title: "Image enregistrée", description: "Écrit sur l’image elle-même." }),
});

export const devenirPartenaireOpportunities = cut({
  id: anchor,
  heading,
  lines,
  lead,
  figures: z
    .strictObject({
      area: label.meta({ title: "Surface de voile" }),
      areaNote: paragraph.meta({ title: "Note sur la surface" }),
      activeNote: paragraph.meta({ title: "Note sur les partenaires actifs" }),
    })
    .meta({ title: "Chiffres" }),
  plan: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      scale: paragraph.meta({ title: "Échelle" }),
      zoom: zoom.meta({ title: "Loupe" }),
    })
    .meta({ title: "Plan" }),
  space: z
    .strictObject({
      free: label.meta({ title: "Libre" }),
    })
    .meta({ title: "État d’un espace" }),
  card: z
    .strictObject({
      heading,
      empty: paragraph.meta({ title: "Quand il n’y a rien" }),
      withoutScript: paragraph.meta({ title: "Sans JavaScript" }),
      ask: label.meta({ title: "Texte du bouton" }),
      mail: mail.meta({ title: "Courriel" }),
    })
    .meta({ title: "Carte à côté du plan", description: "Tant qu’aucun espace n’est choisi." }),
  table: z
    .strictObject({
      caption: label.meta({ title: "Légende" }),
      columns: z
        .strictObject({
          sail: label.meta({ title: "Intitulé de la voile" }),
          numbers: label.meta({ title: "Colonne des numéros" }),
          spaces: label.meta({ title: "Colonne des espaces" }),
          free: label.meta({ title: "Libre" }),
          area: label.meta({ title: "Intitulé de la surface" }),
        })
        .meta({ title: "Colonnes du tableau" }),
    })
    .meta({ title: "Tableau", description: "Le plan, pour qui ne le voit pas." }),
  legend: z
    .strictObject({
      free: label.meta({ title: "Libre" }),
      chosen: label.meta({ title: "Espace choisi" }),
    })
    .meta({ title: "Légende" }),
});

export const devenirPartenaireSpaceChoice = z.strictObject({
  failed: paragraph.meta({ title: "En cas d’échec" }),
  retry: label.meta({ title: "Bouton pour réessayer" }),
  list: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      empty: label.meta({ title: "Quand il n’y a rien" }),
      add: label.meta({ title: "Bouton d’ajout" }),
    })
    .meta({ title: "Liste des espaces" }),
  label: label.meta({ title: "Intitulé du numéro", description: "Au-dessus du dernier espace choisi." }),
  details: z
    .strictObject({
      sail: label.meta({ title: "Intitulé de la voile" }),
      use: label.meta({ title: "Intitulé du rôle" }),
      area: label.meta({ title: "Intitulé de la surface" }),
      place: label.meta({ title: "Intitulé de la place" }),
      total: label.meta({ title: "Intitulé du total" }),
      price: label.meta({ title: "Intitulé du prix" }),
    })
    .meta({ title: "Détails de l’espace" }),
  several: label.meta({ title: "Plusieurs espaces" }),
  clear: label.meta({ title: "Bouton d’effacement" }),
  copy,
  note: paragraph.meta({ title: "Note" }),
  refused: z
    .strictObject({
      none: paragraph.meta({ title: "Aucun espace choisi" }),
    })
    .meta({ title: "Choix sans effet" }),
  strip: z
    .strictObject({
      label: label.meta({ title: "Intitulé" }),
      logo: label.meta({ title: "Bouton du logo" }),
      otherLogo: label.meta({ title: "Bouton d’un autre logo" }),
      ask: label.meta({ title: "Bouton de demande" }),
      close: label.meta({ title: "Bouton de fermeture" }),
    })
    .meta({
      title: "Rappel du choix",
      description: "La bande qui reste en vue tant que l’on choisit sur le plan.",
    }),
  cleared: paragraph.meta({ title: "Plus rien de choisi" }),
  overlong: paragraph.meta({ title: "Nom trop long pour une voile" }),
  unknown: paragraph.meta({ title: "Lien vers un espace pris" }),
});

export const devenirPartenaireProposal = z.strictObject({
  heading,
  lead,
  open: label.meta({ title: "Bouton pour composer" }),
  close: label.meta({ title: "Bouton pour fermer" }),
  name: z
    .strictObject({ label: label.meta({ title: "Intitulé" }), hint: paragraph.meta({ title: "Aide" }) })
    .meta({ title: "Nom de l’entreprise" }),
  options: label.meta({ title: "Intitulé des ajouts" }),
  benefits: label.meta({ title: "Intitulé des avantages à cocher" }),
  print: label.meta({ title: "Bouton d’impression" }),
  printHint: paragraph.meta({ title: "Conseil d’impression" }),
  noPrint: paragraph.meta({ title: "Sans fenêtre d’impression" }),
  mail: label.meta({ title: "Bouton du courriel" }),
  failed: paragraph.meta({ title: "Chargement manqué" }),
  noPicture: paragraph.meta({ title: "Dessin manqué" }),
  kind: label.meta({ title: "Nature du document" }),
  anonymous: label.meta({ title: "Sans nom d’entreprise" }),
  spaces: z
    .strictObject({
      heading,
      sail: label.meta({ title: "Colonne de la voile" }),
      numbers: label.meta({ title: "Colonne des numéros" }),
      area: label.meta({ title: "Colonne de la surface" }),
      total: label.meta({ title: "Ligne du total" }),
    })
    .meta({ title: "Espaces" }),
  included: z
    .strictObject({
      heading,
      price: label.meta({ title: "Intitulé du prix" }),
      onQuotation: label.meta({ title: "Prix sur devis" }),
      total: label.meta({ title: "Intitulé du total" }),
      sponsorship: paragraph.meta({ title: "Parrainage, et non mécénat" }),
      options: label.meta({ title: "Intitulé des ajouts" }),
      benefits: label.meta({ title: "Intitulé des avantages cochés" }),
    })
    .meta({ title: "Ce qui est compris" }),
  possible: z.strictObject({ heading }).meta({ title: "Ce qui reste possible" }),
  contact: z
    .strictObject({ heading, link: label.meta({ title: "Intitulé du lien" }) })
    .meta({ title: "Contact" }),
  caution: paragraph.meta({ title: "Ce que la proposition n’est pas" }),
});
