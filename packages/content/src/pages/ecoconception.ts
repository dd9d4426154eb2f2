import { identity } from "#data/identity";
import type { TextPage } from "./page.schema.ts";

export const ecoconception = {
  meta: {
    title: `Écoconception – ${identity.name}`,
    description:
      "Comment ce site a été pensé pour peser peu : des pages déjà écrites, des dessins vectoriels, aucun traceur, rien qui se charge sans être demandé.",
  },
  title: "Écoconception",
  lead: "Un site aussi se charge au plus juste. Voici nos choix, notre méthode, et ce que nous n’affirmons pas.",
  updated: "2026-11-20",
  sections: [
    {
      id: "utilite",
      heading: "À quoi sert ce site",
      paragraphs: [
        "Il présente une expédition aux entreprises, à la presse et à ceux qui aiment la mer. Chaque page répond à l’un d’eux : celles qui ne servaient à personne n’ont pas été faites.",
      ],
    },
    {
      id: "choix",
      heading: "Nos choix",
      list: [
        "Les pages sont écrites d’avance : le serveur ne calcule rien à chaque visite.",
        "Les illustrations sont des dessins vectoriels, nets à toutes les tailles. Les photos se limitent à la photothèque de presse.",
        "Deux familles de caractères, réduites aux signes dont le français a besoin.",
        "Aucun cookie, aucun traceur, aucune publicité, rien qui vienne d’un autre site.",
        "Les vidéos ne se chargent pas ici : elles s’ouvrent ailleurs, si vous le demandez.",
        "Pas de défilement sans fin, pas de notification, pas de lecture automatique de son ou de vidéo.",
        "Ce qui bouge se met en pause, et reste immobile si votre appareil le demande.",
        "Le texte se lit sans JavaScript, sur un petit écran et sur une connexion lente.",
        "Chaque page s’imprime sans ses boutons ni ses menus, pour économiser l’encre.",
      ],
    },
    {
      id: "public",
      heading: "Pour qui, avec quel matériel",
      facts: [
        { term: "Écran", value: "À partir de 320 pixels de large, à la souris, au doigt ou au clavier" },
        {
          term: "Connexion",
          value: "Les textes arrivent avant les dessins, les dessins à mesure que l’on descend",
        },
        { term: "Navigateur", value: "Récent ; les textes se lisent aussi sans JavaScript" },
        { term: "Capteurs", value: "Aucun : ni position, ni micro, ni caméra" },
        { term: "Tiers", value: "Aucun : tout vient d’une seule adresse" },
      ],
    },
    {
      id: "methode",
      heading: "Notre méthode",
      paragraphs: [
        "Nous suivons le référentiel général d’écoconception de services numériques (RGESN, version 2024) et les recommandations du W3C pour un web durable. Ce sont des guides : nous n’avons pas fait évaluer le site par un tiers.",
        "Un poids maximal est fixé pour le code de chaque page, et vérifié à chaque changement : au-delà, le changement est refusé. Les modèles qui traduisent un poids en émissions de gaz à effet de serre ne s’accordent pas entre eux. Nous nommons donc celui de l’estimation que nous publions plus bas, et ses données d’entrée.",
      ],
      links: [
        {
          label: "Le référentiel, sur le site de l’Arcep",
          href: "https://www.arcep.fr/mes-demarches-et-services/entreprises/fiches-pratiques/referentiel-general-ecoconception-services-numeriques.html",
        },
        { label: "Les recommandations du W3C", href: "https://www.w3.org/TR/web-sustainability-guidelines/" },
      ],
    },
    {
      id: "limites",
      heading: "Ce que nous n’affirmons pas",
      paragraphs: [
        "Un site léger consomme quand même : des serveurs, des réseaux, et surtout les appareils qui l’affichent. Nous ne compensons rien et ne nous disons pas neutres. Le geste qui compte le plus est souvent le vôtre : garder longtemps votre ordinateur et votre téléphone.",
      ],
    },
    {
      id: "nous-ecrire",
      heading: "Une idée pour l’alléger",
      paragraphs: ["Vous avez vu quelque chose de trop lourd ou d’inutile ? Dites-le-nous."],
      links: [{ label: identity.mail.contact, href: `mailto:${identity.mail.contact}` }],
    },
  ],
  /** What the page says of the weight of each page; the figures are measured by the build. */
  weights: {
    id: "poids",
    heading: "Ce que pèse chaque page",
    text: "Ces chiffres sont mesurés à chaque construction du site : ce qu’une première visite télécharge avant tout défilement, fichiers compressés (brotli), sur un téléphone. Une deuxième page pèse moins : les caractères, les styles et le code commun sont déjà là.",
    model: (grams: string, intensity: string) =>
      `L’estimation en grammes d’équivalent CO₂ est celle du modèle Sustainable Web Design, version 4, calculée par la bibliothèque libre de la Green Web Foundation. Ses données d’entrée : le poids de la page, une visite où rien n’est encore gardé, un hébergement ordinaire, l’électricité moyenne mondiale (${intensity} par kilowattheure). Un modèle n’est pas une mesure : d’autres donneraient un autre chiffre. Nous nous sommes fixé ${grams} au plus par visite.`,
    pending: "Les chiffres s’affichent sur le site construit.",
    caption: "Poids et estimation, page par page",
    columns: {
      page: "Page",
      total: "Total",
      carbon: "CO₂ estimé par visite",
      requests: "Requêtes",
      html: "Texte et styles de la page",
      scripts: "Code",
      styles: "Autres styles",
      fonts: "Caractères",
      pictures: "Images",
    },
    home: "Accueil",
    notFound: "Page introuvable",
    link: {
      label: "Le modèle Sustainable Web Design",
      href: "https://sustainablewebdesign.org/estimating-digital-emissions/",
    },
  },
} as const satisfies TextPage;
