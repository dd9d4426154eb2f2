import { identity } from "#data/identity";
import { quizBanks } from "../quiz/banks.ts";
import { teachingFiles } from "../quiz/teaching.ts";
import { team } from "#data/team";
import type { Page } from "./page.schema.ts";

export const planDuSite = {
  meta: {
    title: `Plan du site – ${identity.name}`,
    description:
      "Toutes les pages du site sur une seule : l’expédition, l’équipe, la presse, les jeux, les vidéos, le partenariat et les informations légales.",
  },
  title: "Plan du site",
  lead: "Toutes les pages, d’un coup d’œil, et les endroits où l’on revient souvent.",
  groups: [
    {
      heading: "L’expédition",
      pages: [
        {
          label: "Accueil",
          path: "/",
          parts: [
            { label: "Notre mission", path: "/#presentation" },
            { label: "Nos Expéditions", path: "/#projet" },
            { label: "Nous écrire, s’abonner", path: "/#contact" },
          ],
        },
        {
          label: "Qui sommes-nous",
          path: "/qui-sommes-nous",
          parts: [
            { label: "La rouge et la bleue", path: "/qui-sommes-nous#bateaux" },
            { label: "Un IMOCA, cote par cote", path: "/qui-sommes-nous#plan" },
            { label: "Pourquoi restaurer", path: "/qui-sommes-nous#restaurer" },
            { label: "Les étudiants ambassadeurs", path: "/qui-sommes-nous#ambassadeurs" },
            { label: "Les objectifs de développement durable", path: "/qui-sommes-nous#odd" },
          ],
        },
        {
          label: "Notre Équipe",
          path: "/equipe",
          parts: team.map(({ anchor, name }) => ({ label: name, path: `/equipe#${anchor}` })),
        },
      ],
    },
    {
      heading: "À suivre",
      pages: [
        {
          label: "Presse",
          path: "/presse",
          parts: [
            { label: "Dossier de presse", path: "/presse#dossier-de-presse" },
            { label: "Photothèque", path: "/presse#phototheque" },
            { label: "Médias partenaires", path: "/presse#medias" },
            { label: "Contact presse", path: "/presse#contact-presse" },
          ],
        },
        {
          label: "Vidéos",
          path: "/videos",
          parts: [
            { label: "Les directs", path: "/videos#directs" },
            { label: "Les listes de vidéos", path: "/videos#listes" },
          ],
        },
        {
          label: "Jeux & Concours",
          path: "/jeux-concours",
          parts: [
            { label: "Le quiz", path: "/jeux-concours#quiz" },
            { label: "Le concours photo", path: "/jeux-concours#concours-photo" },
            { label: "Les lots", path: "/jeux-concours#lots" },
            { label: "Le défi vidéo", path: "/jeux-concours#defi-video" },
            { label: "Le règlement des concours", path: "/reglement" },
          ],
        },
      ],
    },
    {
      heading: "Embarquer",
      pages: [
        {
          label: "Devenir Partenaire",
          path: "/devenir-partenaire",
          parts: [
            { label: "Les espaces sur les voiles", path: "/devenir-partenaire#voiles" },
            { label: "Le partenaire officiel énergie", path: "/devenir-partenaire#energie" },
            { label: "L’offre exclusive", path: "/devenir-partenaire#offre" },
            { label: "Parler à quelqu’un", path: "/devenir-partenaire#contact-partenaires" },
          ],
        },
      ],
    },
    {
      heading: "Informations",
      pages: [
        { label: "Mentions légales", path: "/mentions-legales", parts: [] },
        { label: "Confidentialité", path: "/confidentialite", parts: [] },
        { label: "Accessibilité", path: "/accessibilite", parts: [] },
        { label: "Écoconception", path: "/ecoconception", parts: [] },
      ],
    },
  ],
  files: {
    heading: "Documents et fichiers",
    documents: [
      { label: "Dossier partenaire, à lire ou à imprimer", path: "/documents/dossier.html" },
      { label: "Escales, positions et distances", path: "/documents/escales.html" },
      { label: "Revue de presse, en entier", path: "/documents/revue-de-presse.html" },
      ...quizBanks.map(({ id, title }) => ({
        label: `Quiz ${title}, à imprimer pour la classe`,
        path: teachingFiles(id).sheet,
      })),
    ],
    /** What a file is, by how its name ends, the longest ending first. One that ends otherwise is called by its address. */
    kinds: {
      ".gift.txt": "Questions pour une plateforme de cours (GIFT)",
      ".xml": "Questions pour une plateforme de cours (Moodle)",
      ".atom": "Flux de la presse (Atom)",
      ".json": "Flux de la presse (JSON Feed)",
      ".ics": "Calendrier auquel s’abonner",
      ".geojson": "La route et les ports, pour une carte (GeoJSON)",
      ".gpx": "La route et les ports, pour un traceur (GPX)",
    },
  },
} as const satisfies Page;
