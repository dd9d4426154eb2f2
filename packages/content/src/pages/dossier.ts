import { identity } from "#data/identity";
import type { Page } from "./page.schema.ts";
import { counted, noun, number } from "../format/numbers.ts";

/** The printable partner dossier, at `/documents/dossier.html`. */
export const dossier = {
  meta: {
    title: `Dossier partenaire – ${identity.name}`,
    description:
      "Le dossier partenaire à lire ou à imprimer : qui nous sommes, la route en chiffres, les espaces sur les voiles, ce que vous recevez et qui appeler.",
  },
  title: "Dossier partenaire",
  lead: `${identity.tagline}. ${identity.originLine}.`,
  printHint:
    "Pour le garder ou l’envoyer : imprimez cette page, en A4, sans marges ni en-têtes, vers votre imprimante ou dans un fichier PDF.",
  back: { label: "Revenir au site", path: "/" },
  contents: "Dans ce dossier",
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
  },
  boats: {
    heading: "La rouge et la bleue",
    lead: "Deux voiliers de la classe IMOCA, restaurés pour une autre course. On les reconnaît de loin.",
  },
  road: {
    id: "route",
    heading: "La route et ses dates",
    lead: "Quatre étapes, deux saisons, un océan. Les dates sont des mois : la mer garde les jours.",
    sources: "Prévisions de l’équipe à la date de ce dossier.",
  },
  goals: {
    id: "odd",
    heading: "Nos objectifs de développement durable",
    number: (goal: number) => `ODD ${goal}`,
  },
  team: {
    id: "equipe",
    heading: "Celles et ceux qui tiennent la barre",
    lead: (experts: number, shown: number, years: number) =>
      `${counted(experts, "expert")}, dont ${number(shown)} présentés ici, et plus de ${number(years)} ans d’expérience cumulés.`,
  },
  opportunities: {
    id: "opportunites",
    heading: "Les espaces sur les voiles",
    text: (spaces: number, area: number) =>
      `Les voiles portent ${counted(spaces, "espace publicitaire", "espaces publicitaires")} sur ${area} m². Chaque espace a un numéro, une surface et une place sur le plan de voilure.`,
    link: { label: "Plan de voilure", path: "/devenir-partenaire#voiles" },
  },
  benefits: {
    id: "benefices",
    heading: "Ce que vous recevez",
    lead: "Une contrepartie ou plusieurs : on compose selon votre plan RSE.",
  },
  aboard: {
    id: "embarquer",
    heading: "Comment embarquer",
    steps: [
      {
        title: "On se parle.",
        text: "Un café à quai, un appel : ce que vous cherchez, ce que vous pouvez, ce que vous ne voulez pas.",
      },
      {
        title: "Vous choisissez votre place.",
        text: "Un ou plusieurs espaces sur le plan, essayés avec votre logo, et les contreparties qui vont avec.",
      },
      {
        title: "On l’écrit.",
        text: "Une convention : la durée, les contreparties, ce que nous mesurerons ensemble et comment.",
      },
      {
        title: "Votre nom navigue.",
        text: "Le voilier pose votre logo, vos équipes reçoivent leurs accès, la route commence.",
      },
    ],
  },
  contact: {
    id: "contact",
    heading: "Nous parler",
    mail: "Courriel",
    telephone: "Téléphone",
    address: "Adresse",
    site: "Site",
  },
  /** At the foot of each page. */
  running: `${identity.name}, dossier partenaire`,
  edition: (date: string) => `Édition du ${date}`,
} as const satisfies Page;
