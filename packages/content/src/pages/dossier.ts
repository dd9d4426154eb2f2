import { identity } from "../identity/identity.ts";
import type { Page } from "./page.schema.ts";
import { counted, noun } from "../format/numbers.ts";

/** The printable partner dossier, at `/documents/dossier.html`. */
export const dossier = {
  meta: {
    title: `Dossier partenaire – ${identity.name}`,
    description:
      "Le dossier partenaire à lire ou à imprimer : qui nous sommes, la route en chiffres, les espaces sur les voiles, ce que vous recevez et qui appeler.",
  },
  title: "Dossier partenaire",
  lead: `${identity.tagline}. ${identity.originLine}.`,
  print: "Imprimer le dossier",
  printHint: "Le dossier tient sur quelques pages A4, sans images lourdes.",
  back: { label: "Revenir au site", path: "/" },
  contents: "Sommaire",
  about: {
    id: "qui-sommes-nous",
    heading: "Qui sommes-nous",
    paragraphs: [
      `${identity.name} est une association bretonne. Elle restaure deux voiliers de course au large de la classe IMOCA et en fait des laboratoires flottants de l’économie bleue.`,
      "Une équipe d’experts, des étudiants ambassadeurs et des partenaires y travaillent ensemble : mesurer en mer, essayer des solutions, ouvrir le pont à chaque escale.",
    ],
    students: (count: number) =>
      `${counted(count, "étudiant ambassadeur", "étudiants ambassadeurs")}, choisis sur la pertinence de leur projet : énergie, écologie, architecture, audiovisuel.`,
  },
  figures: {
    id: "chiffres",
    heading: "La route en chiffres",
    boats: (count: number) => noun(count, "bateau restauré", "bateaux restaurés"),
    stopovers: (europe: number, latinAmerica: number) =>
      `escales prévues : ${europe} en Europe, ${latinAmerica} en Amérique latine`,
    countries: "pays d’Amérique latine",
    months: "mois d’expédition",
    distance: "de traversée de l’Atlantique",
    goals: "objectifs de développement durable",
    stages: "Les étapes",
  },
  opportunities: {
    id: "opportunites",
    heading: "Les espaces sur les voiles",
    text: (spaces: number, area: number) =>
      `Les voiles portent ${counted(spaces, "espace publicitaire", "espaces publicitaires")} sur ${area} m². Chaque espace a un numéro, une surface et une place sur le plan de voilure.`,
    reckoning: "Ce qui reste libre",
    columns: { reading: "Lecture", count: "Nombre", reckoning: "Calcul" },
    link: { label: "Voir le plan de voilure", path: "/devenir-partenaire#voiles" },
  },
  benefits: {
    id: "benefices",
    heading: "Ce que vous recevez",
    lead: "Une contrepartie ou plusieurs : on compose selon votre plan RSE.",
  },
  contact: {
    id: "contact",
    heading: "Nous parler",
    lead: "Un café à quai, un appel, un courriel : choisissez.",
    mail: "Courriel",
    telephone: "Téléphone",
    address: "Adresse",
    site: "Site",
  },
  edition: (date: string) => `Édition du ${date}`,
} as const satisfies Page;
