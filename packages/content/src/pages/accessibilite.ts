import { identity } from "#data/identity";
import type { TextPage } from "./page.schema.ts";

const { legal, mail, site, telephone } = identity;

export const accessibilite = {
  meta: {
    title: `Accessibilité : non conforme – ${identity.name}`,
    description:
      "Où en est l’accessibilité de ce site : son état, ce qui a été vérifié, ce qui ne l’a pas encore été, et comment nous signaler un obstacle.",
  },
  title: "Accessibilité",
  lead: "Ce site n’a pas encore été audité : il est donc déclaré non conforme. Voici ce qui a été fait, et ce qui reste à faire.",
  updated: "2026-11-20",
  sections: [
    {
      id: "engagement",
      heading: "Notre engagement",
      paragraphs: [
        `${legal.name} publie cette déclaration de son plein gré. Elle veut un site que chacun puisse lire, entendre et parcourir au clavier. La déclaration porte sur ${site}.`,
      ],
    },
    {
      id: "etat",
      heading: "État de conformité",
      paragraphs: [
        "Ce site est non conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, parce qu’aucun audit n’a été mené : aucun taux de conformité ne peut être donné. Nous visons les 106 critères du RGAA et le niveau AA des WCAG 2.2.",
      ],
    },
    {
      id: "verifications",
      heading: "Ce qui a été vérifié",
      paragraphs: [
        "Ces contrôles sont faits par des machines et par nous-mêmes. Ils ne remplacent pas un audit : une machine ne sait vérifier qu’une partie des critères.",
      ],
      list: [
        "Chaque page passe un contrôle automatique à chaque changement.",
        "Les menus, les onglets, les filtres, les fenêtres et le quiz se pilotent au clavier.",
        "Les couleurs des textes et de leurs fonds sont vérifiées par paires, au niveau AA.",
        "Ce qui bouge tout seul s’arrête d’un bouton, et ne démarre pas si votre appareil demande moins d’animations.",
        "Le quiz peut se jouer sans limite de temps, et se mettre en pause.",
        "Les textes se lisent sans JavaScript. Le quiz, la recherche et les filtres en ont besoin.",
      ],
    },
    {
      id: "limites",
      heading: "Ce qui ne l’a pas été",
      list: [
        "Aucun essai n’a encore été mené avec des personnes handicapées.",
        "Les lecteurs d’écran n’ont pas été passés en revue page par page.",
        "Les vidéos s’ouvrent sur d’autres sites, dont nous ne maîtrisons ni les sous-titres ni la transcription.",
        "Le plan de voilure et la carte sont des dessins : une liste et un tableau disent la même chose à côté d’eux.",
      ],
    },
    {
      id: "etablissement",
      heading: "Établissement de cette déclaration",
      paragraphs: [
        "Cette déclaration a été établie le 20 novembre 2026. Elle sera refaite après un audit, ou si le site change nettement.",
      ],
      facts: [
        { term: "Technologies", value: "HTML, CSS, SVG, JavaScript" },
        { term: "Outils", value: "axe, piloté par Playwright" },
        { term: "Navigateur", value: "Chromium, avec et sans JavaScript" },
        { term: "Largeurs", value: "320, 390 et 1 440 pixels" },
        { term: "Pages", value: "Toutes, page introuvable comprise" },
      ],
    },
    {
      id: "nous-ecrire",
      heading: "Signaler un obstacle",
      paragraphs: [
        "Une page vous résiste ? Dites-nous laquelle et avec quel matériel : nous vous enverrons son contenu sous une autre forme et nous chercherons à la corriger.",
      ],
      links: [
        { label: mail.contact, href: `mailto:${mail.contact}` },
        { label: telephone.contact.display, href: telephone.contact.href },
      ],
    },
    {
      id: "recours",
      heading: "Voies de recours",
      paragraphs: [
        "Si vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez vous adresser au Défenseur des droits.",
        "Par courrier, sans affranchir : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.",
      ],
      links: [
        { label: "Écrire au Défenseur des droits", href: "https://formulaire.defenseurdesdroits.fr/" },
        { label: "Trouver son délégué", href: "https://www.defenseurdesdroits.fr/carte-des-delegues" },
      ],
    },
  ],
} as const satisfies TextPage;
